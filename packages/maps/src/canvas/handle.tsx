import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from "react";
import type { MapEngine, Pixel } from "../engine/map-engine.ts";
import type { MapHandle } from "../scene/scene.ts";

const signs: Readonly<Record<MapHandle["kind"], string>> = {
  corner: "",
  between: "+",
  centre: "·",
  radius: "",
  pin: "",
};

const steps: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels of one press of an arrow key, and of one with Shift. */
const step = 8;
const longStep = 40;
/** Pixels that a finger may slip and still press. */
const slip = 4;

/** Held and moved by mouse, finger or pen; with the arrow keys once it has the focus, and away with Delete. */
export function Handle({ handle, engine }: { readonly handle: MapHandle; readonly engine: MapEngine }): ReactElement {
  const { at, label, kind, isChosen, onMove, onDrop, onPress, onRemove } = handle;
  const [held, setHeld] = useState<GeoPoint | null>(null);
  const grip = useRef<{ readonly from: Pixel; readonly pixel: Pixel; hasMoved: boolean } | null>(null);
  const wasMoved = useRef(false);
  const { lat, lng } = held ?? at;

  const grab = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>): void => {
    if (onDrop === undefined) return;
    currentTarget.setPointerCapture(pointerId);
    wasMoved.current = false;
    grip.current = { from: { x: clientX, y: clientY }, pixel: engine.pixelOf(at), hasMoved: false };
  };
  const drag = ({ clientX, clientY }: PointerEvent): void => {
    const { current } = grip;
    if (current === null) return;
    const by = { x: clientX - current.from.x, y: clientY - current.from.y };
    if (!current.hasMoved && Math.hypot(by.x, by.y) < slip) return;
    current.hasMoved = true;
    const to = engine.pointAt({ x: current.pixel.x + by.x, y: current.pixel.y + by.y });
    setHeld(to);
    onMove?.(to);
  };
  const letGo = (): void => {
    if (grip.current?.hasMoved === true && held !== null) {
      wasMoved.current = true;
      onDrop?.(held);
    }
    grip.current = null;
    setHeld(null);
  };
  const key = (event: KeyboardEvent): void => {
    const way = steps[event.key];
    if (way !== undefined && onDrop !== undefined) {
      event.preventDefault();
      const pixels = event.shiftKey ? longStep : step;
      const { x, y } = engine.pixelOf(at);
      onDrop(engine.pointAt({ x: x + way.x * pixels, y: y + way.y * pixels }));
    } else if ((event.key === "Delete" || event.key === "Backspace") && onRemove !== undefined) {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <button
      type="button"
      className="map-handle"
      aria-label={label}
      aria-pressed={isChosen}
      data-kind={kind}
      data-lat={lat}
      data-lng={lng}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={key}
      onClick={() => {
        if (!wasMoved.current) onPress?.();
        wasMoved.current = false;
      }}
    >
      <i>{signs[kind]}</i>
    </button>
  );
}
