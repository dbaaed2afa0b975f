import type { OrderAddress } from "../payment-port.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { applyPaymentFact } from "./apply-payment-fact.ts";

/**
 * Ends an order that waits for its payment: first the provider's session, so that no money can come any more, and only
 * then what is held for it.
 */
export async function endWaitingOrder(deps: OrderingDeps, address: OrderAddress): Promise<"over" | "paid" | "unknown"> {
  const end = await deps.payments.endCheckout(address);
  await deps.failpoint("expire:session-over");
  if (end === "over") await applyPaymentFact(deps, address, { type: "expired" });
  return end;
}
