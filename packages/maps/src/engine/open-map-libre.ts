import { MapLibre, setWorkerUrl } from "./csp-build.mjs";
import { mapText as words } from "../canvas/map-text.ts";
import { drawShapes } from "./draw-shapes.ts";
import { boxOf, firstView, framing, handling } from "./handling.ts";
import type { OpenMap } from "./map-engine.ts";
import { workerAddress } from "./prepare-map.ts";

setWorkerUrl(workerAddress);

const ground = "#f4efe6";

/** Opens a map of our own data alone: no tiles, no letters, no picture of anybody else. Throws without WebGL. */
export const openMapLibre: OpenMap = (element, options) => {
  const map = new MapLibre({
    ...handling,
    ...firstView(options),
    container: element,
    style: {
      version: 8,
      sources: {},
      layers: [{ id: "ground", type: "background", paint: { "background-color": ground } }],
    },
    locale: {
      "Map.Title": options.label,
      "CooperativeGesturesHandler.WindowsHelpText": words.scroll,
      "CooperativeGesturesHandler.MacHelpText": words.scrollMac,
      "CooperativeGesturesHandler.MobileHelpText": words.twoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const { paint, begin } = drawShapes(map);
  map.on("load", begin);
  map.on("move", options.onView);
  map.on("resize", options.onView);
  map.on("click", ({ lngLat: { lat, lng }, point }) => options.onPress({ lat, lng }, point));
  return {
    paint,
    pixelOf: ({ lat, lng }) => map.project([lng, lat]),
    pointAt: ({ x, y }) => {
      const { lat, lng } = map.unproject([x, y]);
      return { lat, lng };
    },
    frame: (southWest, northEast) => void map.fitBounds(boxOf(southWest, northEast), framing),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 200 }),
    close: () => map.remove(),
  };
};
