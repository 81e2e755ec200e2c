"""No opponent ever chooses what is illegal: all of them in turn, in many random positions of every game and option.

    PYTHONPATH=tests python bench/legal_choices.py                      # 10,000 positions of each
    PYTHONPATH=tests python bench/legal_choices.py --positions 500 miner

`make test` looks at 10,000 positions of all of them together.
"""

from __future__ import annotations

import argparse
import time

from support.legal_choices import check_choices
from support.variants import VARIANTS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="only games and options with all these words")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    begun = time.process_time()
    chosen = [variant for variant in VARIANTS if all(word in str(variant) for word in arguments.words)]
    for variant in chosen:
        check_choices(variant, arguments.positions, arguments.seed)
        print(variant, flush=True)
    print(f"{len(chosen)} x {arguments.positions} positions, nothing illegal, {time.process_time() - begun:.0f} s")


if __name__ == "__main__":
    main()
