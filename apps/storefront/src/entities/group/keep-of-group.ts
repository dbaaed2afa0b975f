import { changeGroup } from "@lokalkorb/contracts/groups";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { BasketWritten } from "@/entities/basket/write-basket";

/**
 * The basket of a closed group is there already, and no browser's to write. Lines that its host took out at the checkout
 * leave it; one that waits for a payment stays, and the order that is asked for ends that payment.
 */
export async function keepOfGroup(
  client: ModelClient,
  restaurantId: Id<"shop">,
  basketId: Id<"basket">,
  lines: BasketLines,
): Promise<BasketWritten> {
  const change = { kind: "keep" as const, lineIds: Object.keys(lines) };
  const requestId = crypto.randomUUID();
  const kept = await client.call(changeGroup, { requestId, restaurantId, groupId: String(basketId), change });
  if (kept.ok) return { ok: true, basketId };
  if (kept.refusal === undefined) return { ok: false, failure: kept.failure };
  // Whatever stands in the way is said by the order itself.
  return { ok: true, basketId, isLocked: kept.refusal.type === "basket-not-open" };
}
