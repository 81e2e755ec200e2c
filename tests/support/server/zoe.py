"""A table at which Zoe must make a remark: real dice, and a roll that always causes one."""

from support.server.person import Person

ALIKE = [3] * 8


def table_with_zoe(host: Person) -> str:
    """Open a table: Zoe has the first seat, the host the second, and the third is free."""
    return host.create("vegas", "zmo", options={"rounds": 1, "first": "seat0"}, dice="real")


def zoe_rolls(host: Person, table: str) -> None:
    """The host starts the game and deals the money cards; Zoe rolls eight fours."""
    host.do(table, "start")
    shown = host.get(f"/api/tables/{table}")
    while (shown["document"]["table"]["waiting"] or {}).get("seat") != 0:  # money cards
        bounds = shown["document"]["table"]["waiting"]["draw"]["bounds"]
        host.do(table, "deal", version=shown["version"], values=[0] * len(bounds))
        shown = host.get(f"/api/tables/{table}")
    host.do(table, "deal", version=shown["version"], values=ALIKE)
