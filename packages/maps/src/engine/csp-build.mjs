import engine from "maplibre-gl/dist/maplibre-gl-csp.js";

/** The build that starts its worker from a file, which our policy allows, and not from a text, which it does not. */
export const { Map: MapLibre, setWorkerUrl } = engine;
