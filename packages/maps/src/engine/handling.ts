import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import type { MapOptions } from "./map-engine.ts";

/** How both engines are taken hold of: flat, north up, two fingers, and two quick presses are two corners. */
export const handling = {
  attributionControl: false,
  cooperativeGestures: true,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
  renderWorldCopies: false,
  doubleClickZoom: false,
  boxZoom: false,
  fadeDuration: 0,
  minZoom: 5,
  maxZoom: 17,
} as const;

/** Pixels that stay free around what is framed, and no nearer than streets. */
export const framing = { padding: 48, maxZoom: 14, animate: false } as const;

/** The first view of a map; one that was there before is the same again. */
export const firstView = ({ bounds, isView }: MapOptions) => ({
  bounds: boxOf(...bounds),
  fitBoundsOptions: isView ? { padding: 0, maxZoom: handling.maxZoom, animate: false } : framing,
});

export const boxOf = (southWest: GeoPoint, northEast: GeoPoint): [number, number, number, number] => [
  southWest.lng,
  southWest.lat,
  northEast.lng,
  northEast.lat,
];
