"""Tables with real dice in the browser: what was rolled is tapped in, or typed; a bot fills the other chair."""

from playwright.sync_api import Page, expect

from support.browser import Visit
from support.looks import axe, lengthen, overflow, shoot

START = """async ([game, options]) => {
  await fetch('/api/games');
  const token = /zaria_csrf=([^;]*)/.exec(document.cookie)[1];
  const headers = {'Content-Type': 'application/json', 'X-CSRF-Token': token};
  const post = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
  await post('/api/guests', {name: 'Ann'});
  const seats = [{kind: 'me'}, {kind: 'bot', bot: 'greedy'}];
  const {id} = await post('/api/tables', {game, options, seats, dice: 'real', speed: 'fast'});
  await post(`/api/tables/${id}/commands`, {do: 'start', id: 'start'});
  return id;
}"""


def sit_down(page: Page, game: str, options: dict[str, object]) -> None:
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    table = page.evaluate(START, [game, options])
    page.goto(f"/#table={table}")
    page.reload()


def asked(page: Page, words: str) -> None:
    page.get_by_role("heading", name=words).wait_for()


def add(page: Page, group: str, *what: str) -> None:
    for one in what:
        page.get_by_role("group", name=group).get_by_role("button", name=f"Add {one}", exact=True).click()


def deal(page: Page) -> None:
    page.get_by_role("button", name="Deal").click()


def test_a_round_of_las_vegas_with_dice_cards_and_tiles_from_the_box(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "vegas", {"rounds": 1, "tiles": 2, "first": "random"})
    asked(page, "Who starts?")
    add(page, "Player", "Ann")
    deal(page)
    asked(page, "Which tiles lie at casinos")
    add(page, "Tiles", "Pay Day", "High Five")
    deal(page)
    asked(page, "Draw 12 money cards")
    expect(page.get_by_role("button", name="Deal")).to_be_disabled()
    add(page, "Cards", *["$60,000", "$30,000"] * 6)
    expect(page.get_by_role("button", name="Add $60,000")).to_be_disabled()
    deal(page)
    asked(page, "Roll the neutral dice")
    add(page, "Small dice", *"1122334")
    add(page, "Big die", "5")
    deal(page)
    asked(page, "Ann rolls")
    add(page, "Small dice", *"6666111")
    page.get_by_role("group", name="Small dice").get_by_role("button", name="Take 1 away").last.click()
    add(page, "Small dice", "6")
    add(page, "Big die", "6")
    deal(page)
    expect(page.locator("header[data-question]")).to_have_attribute("data-question", "question-vegas-choose")
    expect(page.get_by_role("complementary")).to_contain_text("Ann rolled 1 1 6 6 6 6 6 big 6.")


def test_what_cannot_be_is_refused_in_the_servers_words_and_what_was_typed_stays(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "vegas", {"rounds": 1, "first": "seat0"})
    asked(page, "Draw 12 money cards")
    page.get_by_text("Type it instead").click()
    page.get_by_role("textbox", name="Draw 12 money cards").fill("6 3")
    deal(page)
    page.get_by_role("alert").get_by_text("12 values are needed, 2 were given").wait_for()
    expect(page.get_by_role("textbox", name="Draw 12 money cards")).to_have_value("6 3")
    page.get_by_role("textbox", name="Draw 12 money cards").fill("")
    add(page, "Cards", *["$100,000"] * 8, *["$30,000"] * 4)
    deal(page)
    page.get_by_role("alert").get_by_text("$100,000").wait_for()  # there are only seven
    page.get_by_role("button", name="Take $100,000 away").first.click()
    add(page, "Cards", "$30,000")
    deal(page)
    asked(page, "Roll the neutral dice")


def test_the_mountain_of_dice_miner_is_tapped_in(visit: Visit) -> None:
    page = visit(phone=True).page
    sit_down(page, "miner", {})
    asked(page, "Those who may start roll")
    add(page, "Dice", "tunnel 1, tunnel die", "tunnel 5, tunnel die")  # so Ann chooses her hero first
    deal(page)
    page.get_by_role("button", name="Engineer").click()
    page.keyboard.press("Enter")
    asked(page, "Fill the mountain")
    add(page, "Dice", *["tunnel 1, tunnel die", "gem 1, treasure die", "pickaxe, tool die", "Beer, magic die"] * 5)
    shoot(page, "real-dice-mountain")
    assert axe(page) == []
    lengthen(page)
    assert [found for found in overflow(page) if "main" not in found] == []
    page.get_by_role("button", name="Deal").click()
    expect(page.get_by_role("group", name="The mountain")).to_be_visible()
