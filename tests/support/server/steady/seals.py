"""How long the servers of this process wait for what devices add to the dice: it is no matter of luck."""

from zaria.server.live.plans import Plans

SHOWN = 120.0  # seconds: whoever has promised something is waited for, on slow machines too
make = Plans.make
sealing: dict[str, Plans] = {}  # by table


def make_with_a_seal(plans: Plans) -> None:
    """For a promise they wait as long as the settings say: most tests promise nothing."""
    wants = plans.table.wants
    if plans.table.status == "sealing" and plans.wanted[0] != wants:
        seconds = SHOWN if wants == "bytes" else plans.settings.seal_seconds
        plans.wanted = (wants, plans.loop.time() + seconds)
        sealing[plans.table.id] = plans
    make(plans)


setattr(Plans, "make", make_with_a_seal)  # noqa: B010


def end_of_seal(table: str) -> None:
    """Nobody is waited for any more."""
    plans = sealing[table]
    plans.loop.call_soon_threadsafe(lambda: plans.actor.post(plans.due(plans.table.version)))
