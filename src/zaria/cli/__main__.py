"""`python -m zaria.cli`."""

import sys

from zaria.cli import main

sys.exit(main())
