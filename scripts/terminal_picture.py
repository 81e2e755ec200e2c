"""A real session of the command `zaria` in its own terminal, and a picture of its last page as SVG."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from html import escape
from tempfile import TemporaryDirectory

COLUMNS, ROWS = 96, 34
LINE, LETTER, EDGE = 17, 8.43, 16  # pixels: height of a line, width of a 14-pixel letter, margin
PAPER, INK = "#181a20", "#dedcd4"
SETTLED = 2.0  # seconds of silence after which a page is complete
STYLE = re.compile(r"\x1b\[([0-9;]*)m")
HOME = "\x1b[H"
CONTROL = re.compile(r"\x1b\[[0-9;]*[A-LN-Za-ln-z]|\r")
WORDS = re.compile(r"\S+(?: \S+)*")  # words with single spaces between them keep their distance in any font


def last_page(arguments: list[str], answers: list[str]) -> list[str]:
    """The lines on the screen after these answers, with their colours as escape sequences."""
    process, terminal = pty.fork()
    if process == 0:
        with TemporaryDirectory() as folder:
            environment = os.environ | {"TERM": "xterm-256color", "ZARIA_DATA": folder, "ZARIA_LANG": "en"}
            os.execve(sys.executable, [sys.executable, "-m", "zaria", *arguments], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    text = until_silent(terminal, 4 * SETTLED)
    for answer in answers:
        os.write(terminal, f"{answer}\n".encode())
        text += until_silent(terminal, SETTLED)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(terminal)
    return CONTROL.sub("", text.rpartition(HOME)[2]).rstrip().split("\n")


def until_silent(terminal: int, seconds: float) -> str:
    data = b""
    while select.select([terminal], [], [], seconds)[0]:
        data += os.read(terminal, 65_536)
    return data.decode()


def as_svg(lines: list[str]) -> str:
    width, height = round(LETTER * COLUMNS) + 2 * EDGE, LINE * len(lines) + 2 * EDGE
    texts = "\n".join(drawn(line, EDGE + LINE * number + 14) for number, line in enumerate(lines) if line.strip())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="monospace" font-size="14"'
        f' fill="{INK}"><rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>\n{texts}\n</svg>\n'
    )


def drawn(line: str, y: int) -> str:
    """A line of text. Each group of words has its own position, so that columns align in any font."""
    parts, column, style = [], 0, ""
    for number, piece in enumerate(STYLE.split(line)):
        if number % 2:
            style = look_of(piece)
            continue
        for words in WORDS.finditer(piece):
            x = round(EDGE + LETTER * (column + words.start()), 1)
            parts.append(f'<tspan x="{x:g}"{style}>{escape(words[0])}</tspan>')
        column += len(piece)
    return f'<text y="{y}">{"".join(parts)}</text>'


def look_of(codes: str) -> str:
    """SVG attributes of a terminal's style: bold, dim, and the 256 colours."""
    numbers = codes.split(";")
    look = ' font-weight="bold"' if numbers[0] == "1" else ' opacity=".55"' if numbers[0] == "2" else ""
    if "38" in numbers:
        cube = int(numbers[numbers.index("38") + 2]) - 16
        levels = [0 if level == 0 else 55 + 40 * level for level in (cube // 36, cube // 6 % 6, cube % 6)]
        look += ' fill="#{:02x}{:02x}{:02x}"'.format(*levels)
    return look
