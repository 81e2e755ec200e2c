"""Makes the pages of the documentation that are not files in docs. MkDocs calls this (see mkdocs.yml).

- README, CONTRIBUTING and others of the checkout, with links adapted to the site.
- The rules: each id gets an anchor, and links to its code and its tests, which are pages with line numbers.
- A tour of the pictures made by scripts/make_pictures.py.
"""

import re
from collections import defaultdict
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build/pictures"
ELSEWHERE = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "bench/README.md": "benches.md",
}
RULE = re.compile(r"\b(?:LV|DM|SOLO)-(?:[A-Z]+-)?(?:[A-H][12]-)?\d\d\b")
TEST = re.compile(r"def (test_\w+)")
IN_A_TEST = re.compile(r"(?:LV|DM|SOLO)(?:_[A-Z]+)?(?:_[A-H][12])?_\d\d(?!\d)")
LINK = re.compile(r"\]\(([^)#: ]+)(#[^)]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, page in ELSEWHERE.items():
        add(files, config, page, rewritten((ROOT / source).read_text(encoding="utf-8"), Path(source).parent))
    places = defaultdict(list)
    for path in [*sorted((ROOT / "src/zaria").rglob("*.py")), *sorted((ROOT / "tests").rglob("test_*.py"))]:
        for rule, line in rules_in(path):
            places[rule].append((path, line))
    for path in sorted({path for found in places.values() for path, _ in found}):
        shown = path.relative_to(ROOT).as_posix()
        fence = "`" * 4
        text = f'# {shown}\n\n{fence}python linenums="1"\n{path.read_text(encoding="utf-8")}{fence}\n'
        add(files, config, page_of(path), text)
    config.extra["rules"] = dict(places)
    add(files, config, "tour.md", tour(files, config))
    return files


def add(files: Files, config: MkDocsConfig, name: str, content: str | bytes) -> None:
    files.append(File.generated(config, name, content=content))


def rewritten(text: str, folder: Path) -> str:
    """Replace links between files of the checkout by links between pages, or by text if there is no page."""

    def link(match: re.Match[str]) -> str:
        target, anchor = match[1], match[2] or ""
        path = (ROOT / folder / target).resolve().relative_to(ROOT).as_posix()
        if path in ELSEWHERE:
            return f"]({ELSEWHERE[path]}{anchor})"
        if path.startswith("docs/"):
            return f"]({path.removeprefix('docs/')}{anchor})"
        return "]{.no-page}"

    text = LINK.sub(link, text)
    return re.sub(r"\[([^\]]*)\]\{\.no-page\}", r"\1", text)


def rules_in(path: Path) -> list[tuple[str, int]]:
    """The ids of rules named in the file, each with its first line there."""
    found: dict[str, int] = {}
    is_test = path.is_relative_to(ROOT / "tests")
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if is_test:
            named = TEST.search(line)
            ids = [part.replace("_", "-") for part in IN_A_TEST.findall(named[1])] if named else []
        else:
            ids = RULE.findall(line)
        for rule in ids:
            found.setdefault(rule, number)
    return list(found.items())


def page_of(path: Path) -> str:
    return "source/" + path.relative_to(ROOT).as_posix().replace("/", "-") + ".md"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Add anchors and links of rules to the pages of rules."""
    name = page.file.src_uri
    if not name.startswith("rules/") or name == "rules/README.md":
        return (
            LINK.sub(lambda match: outside(match, name), markdown) if name in (*KEPT, "rules/README.md") else markdown
        )
    places: dict[str, list[tuple[Path, int]]] = config.extra["rules"]
    lines = []
    for line in markdown.splitlines():
        defined = re.match(r"- ((?:LV|DM|SOLO)-\S*\d\d)\s+", line)
        if defined:
            rule = defined[1]
            links = [place(path, at) for path, at in places.get(rule, [])]
            rest = line[defined.end() :]
            line = f'- <a id="{rule}"></a>**{rule}** {rest}' + (
                f" <small>({', '.join(links)})</small>" if links else ""
            )
        lines.append(line)
    return "\n".join(lines)


KEPT = (
    "sites/operating.md",
    "sites/protocol.md",
    "sites/sealed-dice.md",
    "bots/own-bots.md",
    "environments.md",
    "questions.md",
    "extending/adding-a-game.md",
)


def outside(match: re.Match[str], name: str) -> str:
    """A link from a document to a file of the checkout that is a page here."""
    path = (ROOT / "docs" / Path(name).parent / match[1]).resolve()
    known = ELSEWHERE.get(path.relative_to(ROOT).as_posix()) if path.is_relative_to(ROOT) else None
    up = "../" * name.count("/")
    return f"]({up}{known}{match[2] or ''})" if known else match[0]


def place(path: Path, line: int) -> str:
    """A link as HTML, since MkDocs does not know the anchors of lines. tests/docs checks that they exist."""
    is_test = path.is_relative_to(ROOT / "tests")
    target = f"../{page_of(path).removesuffix('.md')}.html#__codelineno-0-{line}"
    return f'<a href="{target}">{"test" if is_test else path.stem}</a>'


def tour(files: Files, config: MkDocsConfig) -> str:
    """The page of available pictures: without a browser, only those of the terminal."""
    text = ["# A tour in pictures", ""]
    found = sorted(PICTURES.iterdir()) if PICTURES.is_dir() else []
    for picture in found:
        name = f"pictures/{picture.name}"
        add(files, config, name, picture.read_bytes())
        caption = re.sub(r"^\d+-", "", picture.stem).replace("-", " ")
        text += [f"## {caption[0].upper()}{caption[1:]}", "", f"![{caption}]({name})", ""]
    if not found:
        text.append("`make docs` makes the pictures, of the terminal, and of the page where there is Chromium.")
    return "\n".join(text)
