"""Las Vegas and Las Vegas Royale."""
