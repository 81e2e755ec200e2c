"""`python -m zaria` is the command `zaria`."""

import sys

from zaria.cli import main

sys.exit(main())
