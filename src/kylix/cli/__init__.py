"""The command line: one file per command, each with `add(commands)` and a function that does it."""
