import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import type { FilterSpecification, GeoJSONSource } from "maplibre-gl";
import { MapLibre, setWorkerUrl } from "./csp-build.mjs";
import { tileOf, tileSize, type Look } from "../scene/looks.ts";
import type { MapShape } from "../scene/scene.ts";
import { mapText as words } from "../canvas/map-text.ts";
import type { MapEngine, MapOptions } from "./map-engine.ts";
import { workerAddress } from "./prepare-map.ts";

setWorkerUrl(workerAddress);

const ground = "#f4efe6";
const shapesId = "shapes";
const isInside: FilterSpecification = ["==", ["geometry-type"], "Polygon"];

/** Opens a map of our own data alone: no tiles, no letters, no picture of anybody else. Throws without WebGL. */
export function openMapLibre(element: HTMLElement, { label, bounds, onView, onPress }: MapOptions): MapEngine {
  const map = new MapLibre({
    container: element,
    style: {
      version: 8,
      sources: {},
      layers: [{ id: "ground", type: "background", paint: { "background-color": ground } }],
    },
    bounds: boxOf(...bounds),
    fitBoundsOptions: framing,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // Two quick presses are two corners.
    doubleClickZoom: false,
    boxZoom: false,
    fadeDuration: 0,
    minZoom: 5,
    maxZoom: 17,
    locale: {
      "Map.Title": label,
      "CooperativeGesturesHandler.WindowsHelpText": words.scroll,
      "CooperativeGesturesHandler.MacHelpText": words.scrollMac,
      "CooperativeGesturesHandler.MobileHelpText": words.twoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let shapes: readonly MapShape[] = [];
  let isReady = false;
  const paint = (): void => {
    if (!isReady) return;
    for (const { look } of shapes) addPattern(look);
    map.getSource<GeoJSONSource>(shapesId)?.setData({ type: "FeatureCollection", features: shapes.map(featureOf) });
  };
  const addPattern = (look: Look): void => {
    const name = patternOf(look);
    if (!map.hasImage(name)) map.addImage(name, { width: tileSize, height: tileSize, data: tileOf(look) });
  };
  map.on("load", () => {
    map.addSource(shapesId, { type: "geojson", data: { type: "FeatureCollection", features: [] } });
    map.addLayer({
      id: "insides",
      type: "fill",
      source: shapesId,
      filter: isInside,
      paint: { "fill-pattern": ["get", "pattern"], "fill-opacity": ["case", ["get", "isChosen"], 1, 0.7] },
    });
    map.addLayer({
      id: "borders",
      type: "line",
      source: shapesId,
      layout: { "line-join": "round" },
      paint: { "line-color": ["get", "ink"], "line-width": ["case", ["get", "isChosen"], 3.5, 2] },
    });
    isReady = true;
    paint();
  });
  map.on("move", onView);
  map.on("resize", onView);
  map.on("click", ({ lngLat: { lat, lng }, point }) => onPress({ lat, lng }, point));
  return {
    paint: (next) => {
      shapes = next;
      paint();
    },
    pixelOf: ({ lat, lng }) => map.project([lng, lat]),
    pointAt: ({ x, y }) => {
      const { lat, lng } = map.unproject([x, y]);
      return { lat, lng };
    },
    frame: (southWest, northEast) => void map.fitBounds(boxOf(southWest, northEast), framing),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 200 }),
    close: () => map.remove(),
  };
}

/** Pixels that stay free around what is framed, and no nearer than streets. */
const framing = { padding: 48, maxZoom: 14, animate: false } as const;

const boxOf = (southWest: GeoPoint, northEast: GeoPoint): [number, number, number, number] => [
  southWest.lng,
  southWest.lat,
  northEast.lng,
  northEast.lat,
];

const patternOf = ({ ink, pattern }: Look): string => `${pattern} ${ink}`;

function featureOf({ corners, look, isOpen = false, isChosen = false }: MapShape) {
  const points = corners.map(({ lat, lng }): [number, number] => [lng, lat]);
  const [first] = points;
  const properties = { ink: look.ink, pattern: patternOf(look), isChosen };
  return isOpen || first === undefined || points.length < 3
    ? ({ type: "Feature", properties, geometry: { type: "LineString", coordinates: points } } as const)
    : ({ type: "Feature", properties, geometry: { type: "Polygon", coordinates: [[...points, first]] } } as const);
}
