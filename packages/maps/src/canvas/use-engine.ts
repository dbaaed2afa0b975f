import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { Credit } from "../engine/credits.ts";
import type { MapEngine, OpenMap } from "../engine/map-engine.ts";
import { boundsOf } from "../scene/geometry.ts";

export interface EngineOptions {
  readonly label: string;
  readonly frame: readonly GeoPoint[];
  /** Another one takes the place of the engine that is there, and shows what it showed. */
  readonly openMap: OpenMap;
  readonly onView: (by: MapEngine) => void;
  readonly onPress: (by: MapEngine, at: GeoPoint) => void;
  /** Null: there is no other engine to draw instead. */
  readonly onFail: ((cause: unknown) => void) | null;
}

export interface OpenedEngine {
  /** Of the element that it draws in. */
  readonly ground: RefObject<HTMLDivElement | null>;
  /** `missing`: this browser cannot draw, or there is nothing to be shown. */
  readonly engine: MapEngine | "missing" | null;
  readonly credits: readonly Credit[];
}

const noCredits: readonly Credit[] = [];

/** An engine in an element, for as long as the element is there. */
export function useEngine(options: EngineOptions): OpenedEngine {
  const ground = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<OpenedEngine["engine"]>(null);
  const [credits, setCredits] = useState(noCredits);
  const view = useRef<readonly [GeoPoint, GeoPoint] | null>(null);
  const look = useEffectEvent((by: MapEngine) => options.onView(by));
  const press = useEffectEvent((by: MapEngine, at: GeoPoint) => options.onPress(by, at));
  const fail = useEffectEvent((cause: unknown) => options.onFail?.(cause));
  const open = useEffectEvent((element: HTMLElement, openMap: OpenMap): OpenedEngine["engine"] => {
    const bounds = view.current ?? boundsOf(options.frame);
    if (bounds === null) return "missing";
    try {
      const opened: MapEngine = openMap(element, {
        label: options.label,
        bounds,
        isView: view.current !== null,
        onView: () => look(opened),
        onPress: (at) => press(opened, at),
        onCredits: setCredits,
        onFail: fail,
      });
      return opened;
    } catch (error) {
      if (options.onFail === null) return "missing";
      fail(error);
      return null;
    }
  });
  const { openMap } = options;
  useEffect(() => {
    const element = ground.current;
    if (element === null) return undefined;
    const opened = open(element, openMap);
    setEngine(opened);
    return () => {
      if (opened === null || opened === "missing") return;
      view.current = viewOf(opened, element);
      opened.close();
      setCredits(noCredits);
    };
  }, [openMap]);
  return { ground, engine, credits };
}

const viewOf = (engine: MapEngine, { clientWidth: x, clientHeight: y }: HTMLElement): readonly [GeoPoint, GeoPoint] => [
  engine.pointAt({ x: 0, y }),
  engine.pointAt({ x, y: 0 }),
];
