"""Draws the icons of the page as an app, into web/public/icons: the die of web/src/device/icon.svg, as PNG.

Run it after a change of that drawing. `maskable` icons fill the square, since systems cut their own shape out of it.
"""

import math
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

ICONS = Path(__file__).resolve().parents[1] / "web/public/icons"
GREEN, BONE = (0x1D, 0x6B, 0x4F), (0xF6, 0xEF, 0xE0)
PIPS = [(10, 10), (22, 10), (16, 16), (10, 22), (22, 22)]  # in a square of 32, as in the drawing

Pixel = tuple[int, int, int, int]


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    for size in (180, 192, 512):
        write(f"{size}.png", size, die(size))
    write("maskable.png", 512, filled(512))
    write("badge.png", 96, silhouette(96))


def inside(distance: float) -> float:
    """The covered part of a pixel whose centre is at this distance from an edge."""
    return min(1.0, max(0.0, 0.5 - distance))


def to_square(x: float, y: float, half: float, round: float) -> float:
    """The distance from a square with round corners around the origin; negative inside."""
    across, down = abs(x) - half + round, abs(y) - half + round
    outside = math.hypot(max(across, 0.0), max(down, 0.0))
    return outside + min(max(across, down), 0.0) - round


def on_pips(x: float, y: float, unit: float, scale: float = 1.0) -> float:
    found = 0.0
    for across, down in PIPS:
        middle = (16 + (across - 16) * scale) * unit, (16 + (down - 16) * scale) * unit
        distance = math.hypot(x - middle[0], y - middle[1]) - 3 * unit * scale
        found = max(found, inside(distance))
    return found


def mixed(below: tuple[int, ...], above: tuple[int, ...], amount: float) -> tuple[int, int, int]:
    red, green, blue = (round(one + (other - one) * amount) for one, other in zip(below, above))
    return red, green, blue


def die(size: int) -> Callable[[float, float], Pixel]:
    unit, middle = size / 32, size / 2

    def pixel(x: float, y: float) -> Pixel:
        edge = to_square(x - middle, y - middle, 15 * unit, 8 * unit)
        face = inside(to_square(x - middle, y - middle, 13 * unit, 6 * unit))
        colour = mixed(mixed(BONE, GREEN, face), BONE, on_pips(x, y, unit))
        return (*colour, round(255 * inside(edge)))

    return pixel


def filled(size: int) -> Callable[[float, float], Pixel]:
    return lambda x, y: (*mixed(GREEN, BONE, on_pips(x, y, size / 32, 0.8)), 255)


def silhouette(size: int) -> Callable[[float, float], Pixel]:
    """White on transparent: some systems draw it in their own colour."""
    unit, middle = size / 32, size / 2

    def pixel(x: float, y: float) -> Pixel:
        face = inside(to_square(x - middle, y - middle, 14 * unit, 7 * unit))
        return 255, 255, 255, round(255 * face * (1 - on_pips(x, y, unit)))

    return pixel


def write(name: str, size: int, pixel: Callable[[float, float], Pixel]) -> None:
    rows = b"".join(b"\0" + b"".join(bytes(pixel(x + 0.5, y + 0.5)) for x in range(size)) for y in range(size))
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    content = b"\x89PNG\r\n\x1a\n"
    for kind, data in parts:
        content += struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    (ICONS / name).write_bytes(content)


if __name__ == "__main__":
    main()
