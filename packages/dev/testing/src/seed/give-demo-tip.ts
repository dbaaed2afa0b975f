import { randomUUID } from "node:crypto";
import { confirmTip, giveTip } from "@lokalkorb/contracts/later-tips";
import { connectClient, type ServicePorts } from "../connect/connect-client.ts";
import type { DemoAccount } from "../scenarios/scenario/shop-scenario.ts";

export interface DemoTip {
  readonly projectId: string;
  readonly ports: ServicePorts;
  readonly shopper: DemoAccount;
  readonly restaurantId: string;
  readonly orderId: string;
  readonly cents: number;
  /** Where the provider's stand-in answers. */
  readonly providerUrl: string;
}

/** For visitors: a tip after the handover, given and paid as by a person, so that it can be given back as well. */
export async function giveDemoTip(tip: DemoTip): Promise<void> {
  const { projectId, ports, shopper, restaurantId, orderId, cents, providerUrl } = tip;
  const client = await connectClient(projectId, ports, shopper);
  try {
    const begun = await client.call(giveTip, { requestId: randomUUID(), restaurantId, orderId, cents });
    if (!begun.ok) throw new Error(`No tip for ${orderId}: ${JSON.stringify(begun.refusal)}`);
    const session = begun.value.url?.split("/").at(-1) ?? "";
    await fetch(`${providerUrl}/stripe/admin/sessions/${session}/pay`, { method: "POST", body: "{}" });
    const paid = await client.call(confirmTip, { restaurantId, orderId });
    if (!paid.ok || paid.value.state !== "paid") throw new Error(`Not paid: ${JSON.stringify(paid)}`);
  } finally {
    await client.disconnect();
  }
}
