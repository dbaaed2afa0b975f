import { latePart } from "@lokalkorb/ui/late-part";
import { loadLive } from "@/shared/live/load-live";
import type { AccountCalls } from "./account-calls.ts";

const callsPart = latePart(
  "account-calls",
  async () => (await import(/* webpackChunkName: "part-account-calls" */ "./account-calls.ts")).accountCalls,
);

/** For a press: rejects where the network does not bring it. */
export async function loadAccountCalls(): Promise<AccountCalls> {
  const [client, calls] = await Promise.all([loadLive(), callsPart.load()]);
  return calls(client);
}
