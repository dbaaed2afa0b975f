import { latePart } from "@lokalkorb/ui/late-part";
import { loadLive } from "@/shared/live/load-live";
import type { PasskeyCalls } from "./passkey-calls.ts";

const callsPart = latePart(
  "passkeys",
  async () => (await import(/* webpackChunkName: "part-passkeys" */ "./passkey-calls.ts")).passkeyCalls,
);

/** For a press: rejects where the network does not bring it. */
export async function loadPasskeyCalls(): Promise<PasskeyCalls> {
  const [client, calls] = await Promise.all([loadLive(), callsPart.load()]);
  return calls(client);
}
