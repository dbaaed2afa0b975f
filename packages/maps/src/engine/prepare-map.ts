/** Copied to our own address by the build. */
export const workerAddress = new URL("maplibre-gl/dist/maplibre-gl-csp-worker.js", import.meta.url).href;

/** An engine calculates in a script of its own; without it nothing is painted, so a map comes with it or not at all. */
export async function fetchWorker(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The worker of the map is not there (${answer.status})`);
  await answer.arrayBuffer();
}

export const prepareMap = (): Promise<void> => fetchWorker(workerAddress);
