"""The picture of a table in a link preview: a pool of light on felt, and a die for each chair.

A die with pips is a chair that is taken. Messengers show no drawings but pixels, so it is a PNG, with a palette: each
point is one byte, and rows compress to almost nothing.
"""

from __future__ import annotations

import math
import struct
import zlib
from functools import lru_cache

WIDTH, HEIGHT = 1200, 630  # what messengers show large
SHADES = 48  # of the felt, from the pool of light to the dark
EDGE, LIT, RIM = 150, (58, 112, 92), (10, 24, 19)
COLOURS = [(181, 68, 44), (43, 101, 151), (78, 122, 46), (125, 62, 122), (214, 168, 58)]  # of the seats' dice
BONE, INK, FREE, SHADOW = SHADES + 5, SHADES + 6, SHADES + 7, SHADES + 8
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
}


@lru_cache(maxsize=64)
def invitation_picture(taken: tuple[bool, ...]) -> bytes:
    """A PNG with one die for each chair; those that are free are only outlined."""
    rows = felt()
    gap = min(60, (WIDTH - 120 - EDGE * len(taken)) // max(1, len(taken) - 1) if len(taken) > 1 else 0)
    left = (WIDTH - EDGE * len(taken) - gap * (len(taken) - 1)) // 2
    for seat, is_taken in enumerate(taken):
        x = left + seat * (EDGE + gap)
        y = (HEIGHT - EDGE) // 2 + (14 if seat % 2 else -14)
        if is_taken:
            block(rows, x + 8, y + 12, EDGE, 34, SHADOW)
            block(rows, x, y, EDGE, 34, SHADES + seat % len(COLOURS))
            for right, down in PIPS[seat % len(PIPS) + 1]:
                disc(rows, x + EDGE // 2 + 40 * right, y + EDGE // 2 + 40 * down, 15, BONE)
        else:
            block(rows, x, y, EDGE, 34, FREE)
            block(rows, x + 5, y + 5, EDGE - 10, 30, INK)
    return png(rows)


def felt() -> list[bytearray]:
    """The light falls off from the middle in rings."""
    rows = []
    for y in range(HEIGHT):
        down = ((y - HEIGHT / 2) / (HEIGHT * 0.62)) ** 2
        half = [
            min(SHADES - 1, int(SHADES * math.sqrt(down + ((x - WIDTH / 2) / (WIDTH * 0.6)) ** 2)))
            for x in range(WIDTH // 2)
        ]
        rows.append(bytearray(half + half[::-1]))
    return rows


def block(rows: list[bytearray], left: int, top: int, edge: int, round_by: int, colour: int) -> None:
    """A square with round corners."""
    for down in range(edge):
        into = round_by - min(down, edge - 1 - down, round_by)  # how far this row is in a corner
        inset = round_by - math.isqrt(round_by**2 - into**2)
        rows[top + down][left + inset : left + edge - inset] = bytes([colour]) * (edge - 2 * inset)


def disc(rows: list[bytearray], x: int, y: int, radius: int, colour: int) -> None:
    for down in range(-radius, radius + 1):
        half = math.isqrt(radius**2 - down**2)
        rows[y + down][x - half : x + half + 1] = bytes([colour]) * (2 * half + 1)


def png(rows: list[bytearray]) -> bytes:
    felt_shades = [
        tuple(round(light + (dark - light) * shade / SHADES) for light, dark in zip(LIT, RIM))
        for shade in range(SHADES)
    ]
    palette = [*felt_shades, *COLOURS, (255, 250, 240), (14, 34, 27), (120, 150, 130), (8, 18, 14)]
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows), 6)
    colours = b"".join(bytes(colour) for colour in palette)
    parts = [(b"IHDR", header), (b"PLTE", colours), (b"IDAT", pixels), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
