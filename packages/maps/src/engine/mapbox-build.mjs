import mapbox from "mapbox-gl/dist/mapbox-gl-csp.js";

/** The build that starts its worker from a file, as our policy allows. Not a byte of it is changed: its licence asks for that. */
export { mapbox };
