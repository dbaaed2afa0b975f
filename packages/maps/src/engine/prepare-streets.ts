import { mapbox } from "./mapbox-build.mjs";
import type { OpenMap } from "./map-engine.ts";
import { openMapbox } from "./open-mapbox.ts";
import { fetchWorker } from "./prepare-map.ts";

/** How streets are had from Mapbox. */
export interface StreetsAccess {
  /** A public token (`pk.…`), restricted to our addresses. */
  readonly token: string;
  /** `mapbox://styles/…`; empty: streets as Mapbox draws them. */
  readonly style: string;
  /** Empty: the service's own. */
  readonly apiBase: string;
}

/** Copied to our own address by the build. */
const workerAddress = new URL("mapbox-gl/dist/mapbox-gl-csp-worker.js", import.meta.url).href;

/** The engine with streets. Only called with consent: from here on the browser may talk to Mapbox. */
export async function prepareStreets({ token, style, apiBase }: StreetsAccess): Promise<OpenMap> {
  await fetchWorker(workerAddress);
  mapbox.workerUrl = workerAddress;
  mapbox.accessToken = token;
  if (apiBase !== "") mapbox.baseApiUrl = apiBase;
  return (element, options) =>
    openMapbox(element, { ...options, style: style || "mapbox://styles/mapbox/streets-v12" });
}
