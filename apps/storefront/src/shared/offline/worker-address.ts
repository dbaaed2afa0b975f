/** With the name of the build, so that a new deployment brings a new worker, which forgets what the old one kept. */
export function workerAddress(): string {
  const { __NEXT_DATA__: data } = globalThis as { readonly __NEXT_DATA__?: { readonly buildId?: string } };
  return `/worker.js?build=${encodeURIComponent(data?.buildId ?? "")}`;
}
