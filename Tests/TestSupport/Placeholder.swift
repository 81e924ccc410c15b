import CSystem
