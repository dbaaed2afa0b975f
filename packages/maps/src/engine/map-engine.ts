import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import type { MapShape } from "../scene/scene.ts";
import type { Credit } from "./credits.ts";

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws the ground and the areas of a map. Words, dots and handles lie above it and are our own, so an engine has to
 * know little more than where a point of the earth is on the screen.
 */
export interface MapEngine {
  paint(shapes: readonly MapShape[]): void;
  pixelOf(point: GeoPoint): Pixel;
  pointAt(pixel: Pixel): GeoPoint;
  /** Brings all between the two into view. */
  frame(southWest: GeoPoint, northEast: GeoPoint): void;
  zoomBy(steps: number): void;
  close(): void;
}

export interface MapEvents {
  /** The view is another one; many times a second while it moves. */
  readonly onView: () => void;
  readonly onPress: (at: GeoPoint, pixel: Pixel) => void;
  /** Whose data is drawn; not called where it is all our own. */
  readonly onCredits: (credits: readonly Credit[]) => void;
  /** Nothing of another's data can be had, so another engine has to draw. */
  readonly onFail: (cause: unknown) => void;
}

export interface MapOptions extends MapEvents {
  readonly label: string;
  readonly bounds: readonly [GeoPoint, GeoPoint];
  /** The bounds are a view that was there before, so nothing is added around them. */
  readonly isView: boolean;
}

/** Throws in a browser that cannot draw. */
export type OpenMap = (element: HTMLElement, options: MapOptions) => MapEngine;
