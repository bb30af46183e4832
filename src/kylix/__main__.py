"""`python -m kylix`."""

import sys

if __name__ == "__main__":
    try:
        from kylix.cli.main import main
    except KeyboardInterrupt:  # Ctrl-C while it starts
        sys.exit(130)
    sys.exit(main())
