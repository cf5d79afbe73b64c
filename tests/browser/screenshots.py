"""Pictures of the main screens, to be looked at.

    python -m tests.browser.screenshots FOLDER

Starts a server of its own, plays a little, and writes one PNG per screen.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.driving import ASKED, answer, offered, start, start_with, wait_for_question
from tests.browser.serving import CHROMIUM_ARGS, SKULK, chromium, running_server

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOVES = 70
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


class Camera:
    """Opens pages and takes their pictures."""

    def __init__(self, browser: Any, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder

    def visit(
        self, path: str = "/", size: dict[str, int] = WIDE, theme: str = "dark", lang: str = "en-GB"
    ) -> Any:
        """A new visitor's page."""
        context = self.browser.new_context(
            base_url=self.address, viewport=size, color_scheme=theme, locale=lang, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        return page

    def take(self, page: Any, name: str) -> None:
        """Write a picture of a page as it is now."""
        page.wait_for_timeout(400)
        page.screenshot(path=str(self.folder / f"{name}.png"))
        print(self.folder / f"{name}.png")


def explore(page: Any, moves: int, camera: Camera, ghost: str = "") -> None:
    """Play on for some moves, mostly exploring; takes a picture of the first tile with a choice of turns."""
    dice = random.Random(7)
    for _ in range(moves):
        if not wait_for_question(page):
            return
        words = offered(page)
        if ghost and len(words) > 1 and words[0].startswith("place"):
            camera.take(page, ghost)
            ghost = ""
        wanted = [word for word in words if word.startswith(("explore", "place", "keep", "use"))]
        wanted = wanted or [word for word in words if word.startswith(("move", "swim"))] or words
        answer(page, dice.choice(wanted) if dice.random() < 0.85 else dice.choice(words))


def screens(camera: Camera) -> None:
    """One picture after the other."""
    page = camera.visit()
    camera.take(page, "home")
    page.locator(".door").first.hover()
    camera.take(page, "home-lit")
    camera.take(camera.visit(size=PHONE, theme="light"), "home-phone-light")
    page = camera.visit("/new/subterra")
    page.locator("[data-test=more] summary").first.click()
    camera.take(page, "new-game")
    camera.take(camera.visit("/rules/subterra", lang="fr-FR"), "rules-french")
    camera.take(camera.visit("/credits"), "credits")

    page = camera.visit()
    start(page, SKULK, "with-computer")
    page.wait_for_selector(ASKED)
    camera.take(page, "described")
    page = camera.visit()
    start(page, SKULK, "same-screen")
    page.wait_for_selector("[data-test=curtain]")
    camera.take(page, "curtain")

    page = camera.visit()
    start(page, "subterra", "alone")
    page.wait_for_selector(ASKED)
    camera.take(page, "board-start")
    explore(page, MOVES, camera, "board-ghost")
    camera.take(page, "board")
    as_others_see(camera, page, "board")
    page.locator("[data-tab=log]").click()
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.reload()
    page.locator("[data-tab=log]").click()
    page.wait_for_selector("g.tile")
    camera.take(page, "board-light")

    page = camera.visit(size=PHONE, lang="fr-FR")
    start(page, "subterra", "alone")
    explore(page, 25, camera)
    camera.take(page, "board-phone-french")
    page.locator("[data-test=panels]").click()
    camera.take(page, "sheet-phone-french")
    tunnels(camera)
    underworld(camera)
    study(camera)


def tunnels(camera: Camera) -> None:
    """Claustrophobia: the moments of both sides, in several scenarios and sizes."""
    page = camera.visit()
    start_with(page, "claustrophobia", ["me", "greedy"], scenario="survivors")
    page.wait_for_selector("g.tile")
    camera.take(page, "tunnels-dice")
    delve(page, ("attack",))
    camera.take(page, "tunnels-fight")
    as_others_see(camera, page, "tunnels-fight")
    delve(page, ("lose line", "guard"))
    in_all_sizes(camera, page, "tunnels-line")

    page = camera.visit()
    start_with(page, "claustrophobia", ["greedy", "me"], scenario="infection")
    for name, heads in (("ghost", ("lay",)), ("destiny", ("place",)), ("appear", ("buy",))):
        delve(page, heads)
        in_all_sizes(camera, page, f"tunnels-{name}")

    for scenario in ("ritual", "save-the-eggs", "labyrinth"):
        page = camera.visit(theme="light", lang="fr-FR")
        start_with(page, "claustrophobia", ["me", "greedy"], scenario=scenario)
        delve(page, ("attack", "move"))
        camera.take(page, f"tunnels-{scenario}-french-light")


def underworld(camera: Camera) -> None:
    """Claustrophobia 1643: preparation, the Board of Destiny, entries and a fight."""
    page = camera.visit()
    start_with(page, "claustrophobia1643", ["me", "greedy"], scenario="the-draught")
    for name, heads in (("instinct", ("instinct",)), ("fight", ("attack",))):
        delve(page, heads)
        in_all_sizes(camera, page, f"underworld-{name}")
    page = camera.visit()
    start_with(page, "claustrophobia1643", ["greedy", "me"], scenario="powder-and-ritual")
    for name, heads in (("destiny", ("place",)), ("threat", ("buy",))):
        delve(page, heads)
        in_all_sizes(camera, page, f"underworld-{name}")
    as_others_see(camera, page, "underworld-threat")
    for scenario in ("hold-the-stair", "three-seals"):
        page = camera.visit(theme="light", lang="fr-FR")
        start_with(page, "claustrophobia1643", ["me", "greedy"], scenario=scenario)
        delve(page, ("activate",))
        camera.take(page, f"underworld-{scenario}-french-light")


def delve(page: Any, heads: tuple[str, ...]) -> None:
    """Play on in the tunnels until such a move is on offer among several."""
    dice = random.Random(3)
    for _ in range(200):
        if not wait_for_question(page):
            return
        words = offered(page)
        if len(words) > 1 and any(word.startswith(heads) for word in words):
            return
        bold = [word for word in words if word.startswith(("lay", "explore", "attack", "buy", "activate"))]
        answer(page, dice.choice(bold or words))


def as_others_see(camera: Camera, page: Any, name: str) -> None:
    """The same moment for eyes that lack colours."""
    session = page.context.new_cdp_session(page)
    for vision in VISIONS:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        camera.take(page, f"{name}-{vision}")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def in_all_sizes(camera: Camera, page: Any, name: str) -> None:
    """The same moment on a phone, on a laptop and on a wide screen."""
    for size, (width, height) in {"phone": (390, 844), "laptop": (1366, 768), "wide": (1920, 1080)}.items():
        page.set_viewport_size({"width": width, "height": height})
        camera.take(page, f"{name}-{size}")


def study(camera: Camera) -> None:
    """A finished game: its end, its replay and its dice."""
    page = camera.visit()
    start_with(page, "subterra", ["me", "greedy"], scenario="expert")
    while wait_for_question(page):
        words = offered(page)
        answer(page, next((word for word in words if word.startswith(("explore", "keep"))), words[-1]))
    camera.take(page, "ending")
    page.locator("[data-test=replay]").click()
    page.wait_for_selector("g.tile")
    page.keyboard.press("End")
    page.wait_for_timeout(800)
    camera.take(page, "study")
    camera.take(camera.visit(f"/verify/{page.url.rsplit('/', 1)[1]}"), "verify")


def main() -> None:
    """Write the pictures into the folder that is named."""
    if len(sys.argv) != 2:
        raise SystemExit("Usage: python -m tests.browser.screenshots FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        running_server(Path(kept)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS)
        screens(Camera(browser, address, folder))
        browser.close()


if __name__ == "__main__":
    main()
