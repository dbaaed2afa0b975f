import { distanceMeters } from "@lokalkorb/domain/fulfilment/zones/geometry";
import type { MapEngine } from "../engine/map-engine.ts";
import { scaleLength } from "../scene/geometry.ts";
import { mapText as words } from "./map-text.ts";

/** Pixels that the scale takes at most. */
const widest = 110;

export function showScale(above: HTMLElement, engine: MapEngine): void {
  const scale = above.querySelector<HTMLElement>(".map-scale");
  if (scale === null) return;
  const y = above.clientHeight;
  const meters = distanceMeters(engine.pointAt({ x: 0, y }), engine.pointAt({ x: widest, y }));
  const shown = scaleLength(meters);
  scale.style.width = `${(widest * shown) / meters}px`;
  scale.textContent = words.scale(shown);
}
