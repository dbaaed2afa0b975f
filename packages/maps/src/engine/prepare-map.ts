/** Copied to our own address by the build. */
export const workerAddress = new URL("maplibre-gl/dist/maplibre-gl-csp-worker.js", import.meta.url).href;

/** The engine calculates in a script of its own; without it nothing is painted, so a map comes with it or not at all. */
export async function prepareMap(): Promise<void> {
  const answer = await fetch(workerAddress);
  if (!answer.ok) throw new Error(`The worker of the map is not there (${answer.status})`);
  await answer.arrayBuffer();
}
