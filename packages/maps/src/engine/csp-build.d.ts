/** The build that starts its worker from a file, which our policy allows, and not from a text, which it does not. */
declare module "maplibre-gl/dist/maplibre-gl-csp.js" {
  export * from "maplibre-gl";
}
