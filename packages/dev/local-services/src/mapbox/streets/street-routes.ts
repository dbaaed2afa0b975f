import { json, type Reply, type Route, type ServiceRequest } from "../../service/service-route.ts";
import { streetLines } from "./street-lines.ts";
import { vectorTile } from "./vector-tile.ts";

/** The public token of the stand-in; every other one is refused as the service refuses a wrong one. */
export const streetsToken = "pk.streets_local";

const tileset = "mapbox.mapbox-streets-v8";

/** Mapbox's engine asks for a style (Styles API), the description of its tiles and the tiles themselves (Vector Tiles API). */
export const streetRoutes: readonly Route[] = [
  { method: "GET", path: /^\/styles\/v1\/[\w-]+\/[\w-]+$/, answer: known(() => json(style)) },
  { method: "GET", path: new RegExp(`^/v4/${tileset}\\.json$`), answer: known(() => json(description)) },
  {
    method: "GET",
    path: new RegExp(`^/v4/${tileset}/(\\d+)/(\\d+)/(\\d+)\\.vector\\.pbf$`),
    answer: known(({ match: [, z, x, y] }) => ({
      status: 200,
      type: "application/x-protobuf",
      body: vectorTile(streetLines, { z: Number(z), x: Number(x), y: Number(y) }),
    })),
  },
];

function known(answer: (request: ServiceRequest) => Reply): Route["answer"] {
  return (request) =>
    request.url.searchParams.get("access_token") === streetsToken
      ? answer(request)
      : json({ message: "Not Authorized - Invalid Token" }, 401);
}

const style = {
  version: 8,
  name: "Local streets",
  sources: { composite: { type: "vector", url: `mapbox://${tileset}` } },
  layers: [
    { id: "land", type: "background", paint: { "background-color": "#e9e5dc" } },
    {
      id: "street",
      type: "line",
      source: "composite",
      "source-layer": "road",
      filter: ["==", ["get", "class"], "street"],
      paint: { "line-color": "#ffffff", "line-width": ["interpolate", ["linear"], ["zoom"], 9, 0.5, 16, 8] },
    },
    {
      id: "road",
      type: "line",
      source: "composite",
      "source-layer": "road",
      filter: ["==", ["get", "class"], "primary"],
      paint: { "line-color": "#f2b84b", "line-width": ["interpolate", ["linear"], ["zoom"], 6, 1.5, 16, 10] },
    },
  ],
};

/** Addresses as the service names them: the engine asks its base address for these. */
const description = {
  tilejson: "2.2.0",
  id: tileset,
  tiles: ["a", "b"].map((host) => `https://${host}.tiles.mapbox.com/v4/${tileset}/{z}/{x}/{y}.vector.pbf`),
  minzoom: 0,
  maxzoom: 16,
  bounds: [-180, -85, 180, 85],
  mapbox_logo: true,
  attribution:
    '<a href="https://www.mapbox.com/about/maps/" target="_blank">&copy; Mapbox</a> <a href="https://www.openstreetmap.org/copyright/" target="_blank">&copy; OpenStreetMap</a>',
  vector_layers: [{ id: "road", fields: { class: "String" } }],
};
