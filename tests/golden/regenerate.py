"""Write the kept records anew: `python -m tests.golden.regenerate`; the difference shows what has changed."""

from tests.golden.games import FOLDER, documents


def main() -> None:
    """Write every text and say which are new."""
    for name, text in documents().items():
        path = FOLDER / name
        old = path.read_text(encoding="utf-8") if path.exists() else None
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {'unchanged' if old == text else 'written'}")


if __name__ == "__main__":
    main()
