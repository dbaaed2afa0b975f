import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { latePart } from "@lokalkorb/ui/late-part";

const clientPart = latePart(
  "live-client",
  async () => (await import(/* webpackChunkName: "part-live-client" */ "./live-client.ts")).liveClient,
);

let client: ModelClient | undefined;

/** The live layer: database, sign-in and functions, some 150 kB that no page loads before they are of use. */
export async function loadLive(): Promise<ModelClient> {
  const start = await clientPart.load();
  return (client ??= start());
}

/** The same for a page that waits for its network instead of a press that wants an answer. */
export async function liveWhenThere(): Promise<ModelClient> {
  await clientPart.until();
  return loadLive();
}
