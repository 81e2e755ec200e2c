"""The HTTP side: routes, guards in front of them, and the built page."""
