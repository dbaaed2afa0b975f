import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import { useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode } from "react";
import type { MapEngine, OpenMap } from "../engine/map-engine.ts";
import { openMapLibre } from "../engine/open-map-libre.ts";
import { boundsOf } from "../scene/geometry.ts";
import type { MapHandle, MapPlace, MapShape } from "../scene/scene.ts";
import { Handle } from "./handle.tsx";
import { mapStyles } from "./map-styles.ts";
import { mapText as words } from "./map-text.ts";
import { Place } from "./place.tsx";
import { placeAbove } from "./place-above.ts";
import { showScale } from "./show-scale.ts";
import { useEngine } from "./use-engine.ts";

export interface MapCanvasProps {
  readonly label: string;
  /** CSS height. */
  readonly height: string;
  /** All of it is in view at first. */
  readonly frame: readonly GeoPoint[];
  readonly shapes: readonly MapShape[];
  /** The most important first: where words would lie upon each other the later ones make way. */
  readonly places: readonly MapPlace[];
  readonly handles: readonly MapHandle[];
  /** A press sets something, so the pointer is a cross, and the middle of the map is marked. */
  readonly isDrawing?: boolean;
  /** `nearest` finds the place within reach of a finger, if there is one. */
  readonly onPress: (at: GeoPoint, nearest: (among: readonly GeoPoint[]) => number) => void;
  /** In the place of the map in a browser that cannot draw it. */
  readonly missing: ReactNode;
  /** Draws the ground instead of our own engine; the view stays as one takes the place of the other. */
  readonly streets?: OpenMap | null;
  readonly onStreetsFail?: (cause: unknown) => void;
  /** The button that presses the middle while something is set: for keys, which move the map below it. */
  readonly setHere?: string;
}

/** Pixels around a place that count as a press on it. */
const reach = 24;

/** A map with everything upon it. Words and handles are elements of the page: they can be read, tabbed to and tested. */
export function MapCanvas({ label, height, frame, shapes, places, handles, ...rest }: MapCanvasProps): ReactElement {
  const above = useRef<HTMLDivElement>(null);
  const { ground, engine, credits } = useEngine({
    label,
    frame,
    openMap: rest.streets ?? openMapLibre,
    onView: (by) => put(by),
    onPress: (by, at) => press(by, at),
    onFail: rest.streets ? (cause) => rest.onStreetsFail?.(cause) : null,
  });
  const drawn = engine === "missing" ? null : engine;
  const put = (by: MapEngine): void => {
    if (above.current === null) return;
    placeAbove(above.current, by);
    showScale(above.current, by);
  };
  const press = (by: MapEngine, at: GeoPoint): void => {
    const here = by.pixelOf(at);
    rest.onPress(at, (among) => {
      const away = among.map((each) => Math.hypot(by.pixelOf(each).x - here.x, by.pixelOf(each).y - here.y));
      const least = Math.min(...away);
      return least <= reach ? away.indexOf(least) : -1;
    });
  };
  useEffect(() => drawn?.paint(shapes), [drawn, shapes]);
  useLayoutEffect(() => {
    if (drawn !== null) put(drawn);
  });
  const pressMiddle = (): void => {
    const size = above.current?.getBoundingClientRect();
    if (drawn !== null && size) press(drawn, drawn.pointAt({ x: size.width / 2, y: size.height / 2 }));
  };
  if (engine === "missing") return <>{rest.missing}</>;
  const all = boundsOf(frame);
  return (
    <>
      <style>{mapStyles}</style>
      <div className="map" style={{ height }} {...(rest.isDrawing === true && { "data-drawing": true })}>
        <div ref={ground} className="map-ground" />
        <div ref={above} className="map-above" data-ready={drawn !== null || undefined}>
          {places.map((place) => (
            <Place key={place.id} place={place} />
          ))}
          {rest.isDrawing === true && <i className="map-aim" />}
          {drawn !== null && handles.map((handle) => <Handle key={handle.id} handle={handle} engine={drawn} />)}
          <span className="map-scale" aria-hidden="true" />
        </div>
        {rest.isDrawing === true && (
          <button type="button" className="map-set" onClick={pressMiddle}>
            {rest.setHere}
          </button>
        )}
        {credits.length > 0 && (
          <nav className="map-credits" aria-label={words.credits}>
            {credits.map(({ text, href }) => (
              <a key={text} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            ))}
          </nav>
        )}
        <div className="map-buttons">
          <MapButton label={words.closer} sign="M12 6v12M6 12h12" onPress={() => drawn?.zoomBy(1)} />
          <MapButton label={words.further} sign="M6 12h12" onPress={() => drawn?.zoomBy(-1)} />
          <MapButton
            label={words.all}
            sign="M5 9V5h4M15 5h4v4M19 15v4h-4M9 19H5v-4"
            onPress={() => all && drawn?.frame(...all)}
          />
        </div>
      </div>
    </>
  );
}

interface MapButtonProps {
  readonly label: string;
  /** The path of a drawing of 24 by 24. */
  readonly sign: string;
  readonly onPress: () => void;
}

function MapButton({ label, sign, onPress }: MapButtonProps): ReactElement {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={sign} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
