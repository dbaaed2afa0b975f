import type { ModelClient } from "@lokalkorb/model/client/model-client";

let loading: Promise<ModelClient> | undefined;

/** The live layer: database, sign-in and functions, some 150 kB that no page loads before they are of use. */
export function loadLive(): Promise<ModelClient> {
  loading ??= import("./live-client.ts").then(({ liveClient }) => liveClient());
  // A chunk that did not arrive may arrive next time.
  loading.catch(() => (loading = undefined));
  return loading;
}
