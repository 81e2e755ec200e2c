"""How long the servers of this process wait for contributions to the dice, independent of timing."""

from zaria.server.live.plans import Plans

SHOWN = 120.0  # seconds to wait for promised bytes, even on slow machines
make = Plans.make
sealing: dict[str, Plans] = {}  # by table


def make_with_a_seal(plans: Plans) -> None:
    """Wait for hashes as long as the settings say: most tests send none."""
    wants = plans.table.wants
    if plans.table.status == "sealing" and plans.wanted[0] != wants:
        seconds = SHOWN if wants == "bytes" else plans.settings.seal_seconds
        plans.wanted = (wants, plans.loop.time() + seconds)
        sealing[plans.table.id] = plans
    make(plans)


setattr(Plans, "make", make_with_a_seal)  # noqa: B010


def end_of_seal(table: str) -> None:
    """Stop waiting for contributions."""
    plans = sealing[table]
    plans.loop.call_soon_threadsafe(lambda: plans.actor.post(plans.due(plans.table.version)))
