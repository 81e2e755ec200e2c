"""Worker processes that think for bots, hints and analyses."""
