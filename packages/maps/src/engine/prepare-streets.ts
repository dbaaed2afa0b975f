import { mapbox } from "./mapbox-build.mjs";
import type { OpenMap } from "./map-engine.ts";
import { openMapbox } from "./open-mapbox.ts";
import { fetchWorker } from "./prepare-map.ts";

/** How streets are had from Mapbox. */
export interface StreetsAccess {
  /** A public token (`pk.…`), restricted to our addresses. */
  readonly token: string;
  /** `mapbox://styles/…` */
  readonly style?: string;
  /** Where something stands in for the service. */
  readonly apiBase?: string;
}

const streets = "mapbox://styles/mapbox/streets-v12";

/** Copied to our own address by the build. */
const workerAddress = new URL("mapbox-gl/dist/mapbox-gl-csp-worker.js", import.meta.url).href;

/** The engine with streets. Only called with consent: from here on the browser may talk to Mapbox. */
export async function prepareStreets({ token, style = streets, apiBase }: StreetsAccess): Promise<OpenMap> {
  await fetchWorker(workerAddress);
  mapbox.workerUrl = workerAddress;
  mapbox.accessToken = token;
  if (apiBase !== undefined) mapbox.baseApiUrl = apiBase;
  return (element, options) => openMapbox(element, { ...options, style });
}
