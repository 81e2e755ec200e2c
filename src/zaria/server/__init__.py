"""Live tables for browsers and programs. Imported by `zaria serve` only: `import zaria` stays light."""
