"""`python -m nokturn` is the `nokturn` command."""

from nokturn.cli import main

if __name__ == "__main__":
    main()
