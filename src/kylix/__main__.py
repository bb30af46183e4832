"""`python -m kylix`."""

from kylix.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
