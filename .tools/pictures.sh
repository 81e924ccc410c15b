#!/usr/bin/env bash
# Takes the README's screenshots: the release binary in kitty on a virtual display.
# usage: swift build -c release && .tools/pictures.sh
# Needs (Debian): kitty tmux xdotool xvfb imagemagick fonts-dejavu-core fonts-noto-cjk fonts-noto-color-emoji
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

popup=$PWD/.build/release/popup
work=$(mktemp -d)
processes=()
clean_up() {
  for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
  rm -rf "$work"
}
trap clean_up EXIT

# The screen behind the popup: the log of a finished build.
cat >"$work/screen" <<'SCRIPT'
#!/usr/bin/env bash
clear
for i in $(seq 38 61); do
  printf '\033[3%dm%3d\033[0m  $ make release  빌드 로그 %d: 패키지를 설치하는 중입니다 — %d of 61\n' $((i % 7 + 1)) "$i" "$i" "$i"
done | head -c -1
exec "$@"
SCRIPT
chmod +x "$work/screen"

mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
processes+=($!)
read -r number <"$work/display"
export DISPLAY=:$number LIBGL_ALWAYS_SOFTWARE=1 LC_ALL=C.UTF-8

# picture NAME COLUMNSxROWS POPUP-ARGUMENT...
picture() {
  local name=$1 size=$2
  shift 2
  kitty --config NONE -o initial_window_width="${size%x*}c" -o initial_window_height="${size#*x}c" \
    -o remember_window_size=no -o font_size=11 -o allow_remote_control=yes -o background='#1d1f21' \
    -o foreground='#c5c8c6' "$work/screen" "$popup" "$@" >/dev/null 2>&1 &
  local kitty=$!
  sleep 4
  import -window root "$work/$name.png"
  kill "$kitty"
  wait "$kitty" 2>/dev/null || true
  convert "$work/$name.png" -trim +repage +dither -colors 200 -strip ".pictures/$name.png"
  printf '.pictures/%s.png\n' "$name"
}

question=$'정말로 삭제를 하시겠습니까?\n삭제 시 데이터를 복구하실 수 없습니다.'
picture ask-light 80x24 --title '파일 삭제' --message "$question"
picture ask-dark 80x24 --theme dark --destructive --title 'Delete 3 files?' \
  --message 'They cannot be brought back.' --left Cancel --right Delete
picture segments 80x24 --title '업데이트 2.0' --left 나중에 --right 설치 --require-read \
  --segment 알림 \
  --message $'• 팝업이 화면 위에 그대로 뜹니다.\n• 한글 입력 상태에서도 단축키가 동작합니다.\n• 1 GB 로그도 바로 열립니다.' \
  --segment 공지사항 --new --message '정기 점검: 12월 1일 02:00–04:00' --segment "what's new" --new --message '2.0'
picture type 80x24 --theme dark --destructive --title 'Delete the repository?' \
  --message 'Issues, releases and the wiki go with it.' --check 'I have a backup' --type popup \
  --left Keep --right Delete
terms=$(tr '\n' ' ' </usr/share/common-licenses/BSD | sed 's/  */ /g; s/ \([123]\)\. /\n\n\1. /g')
picture read 80x24 --require-read --title 'License' --message "$terms" --left Decline --right Accept

# The moving picture: a script in tmux asks, the focus moves, a button is pressed, the script goes on.
cat >"$work/deploy" <<SCRIPT
#!/usr/bin/env bash
clear
for i in \$(seq 1 14); do
  printf '\033[32m✓\033[0m module %2d of 14   \033[90mcompiled in 0.%ds\033[0m\n' "\$i" "\$((i * 7 % 9 + 1))"
done
printf '\033[36m\$\033[0m ./deploy production\n'
sleep 3
if "$popup" --title 'Deploy to production?' --message '14 modules, 3 migrations.' \
  --left 'Not now' --right Deploy; then
  printf '\033[32m✓\033[0m deployed\n'
else
  printf 'nothing was changed\n'
fi
sleep 60
SCRIPT
chmod +x "$work/deploy"
env -u TMUX COLORTERM=truecolor kitty --config NONE -o initial_window_width=80c \
  -o initial_window_height=24c -o remember_window_size=no -o font_size=11 -o background='#1d1f21' \
  -o foreground='#c5c8c6' tmux -S "$work/tmux" -f /dev/null new-session "$work/deploy" \; \
  set -g status off \; set -ga terminal-overrides ',*:RGB' >/dev/null 2>&1 &
moving=$!
processes+=("$moving")
count=0
delays=()
# take HUNDREDTHS: one frame, and for how long it stays
take() {
  count=$((count + 1))
  import -window root "$work/moving$count.png"
  delays+=("$1")
}
press() {
  xdotool key "$1"
  sleep 0.6
}
sleep 2.5
xdotool windowfocus "$(xdotool search --onlyvisible --name . | tail -n 1)" || true
take 120
sleep 3
take 160
for key in Left Right; do
  press "$key"
  take 80
done
press Return
take 220
tmux -S "$work/tmux" kill-server 2>/dev/null || true
frames=()
for ((i = 1; i <= count; i++)); do frames+=(-delay "${delays[i - 1]}" "$work/moving$i.png"); done
convert "${frames[@]}" -crop "$(convert "$work/moving2.png" -format %@ info:)" +repage -loop 0 +dither -colors 128 \
  -layers Optimize .pictures/ask.gif
printf '.pictures/ask.gif\n'
