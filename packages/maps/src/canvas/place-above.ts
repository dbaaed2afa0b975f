import type { MapEngine } from "../engine/map-engine.ts";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Pixels between the lines of two words. */
const lineHeight = 17;

/** Moves everything above the map to where it belongs now. A word that would lie upon an earlier one is not shown. */
export function placeAbove(above: HTMLElement, engine: MapEngine): void {
  const taken: Box[] = [];
  let before = { x: -Infinity, y: -Infinity };
  for (const element of above.querySelectorAll<HTMLElement>("[data-lat]")) {
    const { lat, lng, kind } = element.dataset;
    const { x, y } = engine.pixelOf({ lat: Number(lat), lng: Number(lng) });
    element.style.transform = `translate(${x}px, ${y}px)`;
    const word = element.querySelector<HTMLElement>(".map-word");
    if (word !== null) {
      // Near the right edge a word stands on the other side of its place.
      element.toggleAttribute("data-turned", x + word.offsetWidth + besidePlace > above.clientWidth);
      const box = { left: x + word.offsetLeft, right: x + word.offsetLeft + word.offsetWidth, y: y + word.offsetTop };
      element.toggleAttribute(
        "data-crowded",
        taken.some((other) => lieUpon(other, box)),
      );
      if (!element.hasAttribute("data-crowded")) taken.push(box);
    } else if (kind === "between") {
      // On a short side there is no room to take hold of anything but its corners.
      element.toggleAttribute("data-crowded", Math.hypot(x - before.x, y - before.y) < closest);
    } else {
      before = { x, y };
    }
  }
}

/** Pixels between a place and its word. */
const besidePlace = 16;

/** Pixels from a corner to the middle of its side. */
const closest = 36;

const lieUpon = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < lineHeight;
