import { changeGroup as contract } from "@lokalkorb/contracts/groups";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { basketMachine } from "@lokalkorb/domain/basket/basket-machine";
import { changeGroup as decide, type GroupChange } from "@lokalkorb/domain/basket/group/change-group";
import type { Group } from "@lokalkorb/domain/basket/group/group-fields";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import { mayOrderFrom } from "@lokalkorb/domain/shop/storefronts/may-order-from";
import { readDocument, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { groupDocument } from "@lokalkorb/model/documents/restaurants/groups/group";
import type { Caller } from "../../platform/caller.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import { readShop } from "../place/place-shop.ts";
import { basketIdOf, basketLinesOf, basketOfGroup } from "./group-basket.ts";

/**
 * One change of one participant, in turn with the others. Closing puts the lines down as a basket of the host's in the same
 * transaction: what is added at that moment is in it, or is refused.
 */
const command: Command<typeof contract, LimitedDeps> = async (input, caller, deps) => {
  const { restaurantId, groupId } = input;
  const limited = await deps.rateLimits.take(deps, "groupChange", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const address = { restaurantId, groupId };
  const basketAddress = { restaurantId, basketId: basketIdOf(groupId) };
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const now = deps.now();
    const group = await readDocument(tx, groupDocument, address);
    if (group === null) return refuse({ type: "not-found" });
    const decision = decide(group, caller.uid, changeOf(input.change), now);
    if (!decision.ok) return decision;
    if (input.change.kind === "close" && !(await mayHost(deps, restaurantId, group, caller)))
      return refuse({ type: "not-a-member" });
    const patch = decision.value;
    const after = { ...group, ...patch };
    const isBasketMeant = after.state !== group.state || (after.state === "closed" && patch.lines !== undefined);
    const basket = isBasketMeant ? await readDocument(tx, basketDocument, basketAddress) : null;
    // It belongs to an order that is being paid, or that was placed.
    if (basket !== null && (basket.status === "locked" || basket.status === "converted"))
      return refuse({ type: "basket-not-open" });
    if (Object.keys(patch).length > 0) updateDocument(tx, groupDocument, address, patch);
    if (!isBasketMeant) return ok({ state: after.state });
    if (after.state === "closed") setDocument(tx, basketDocument, basketAddress, basketOfGroup(after, groupId, now));
    // Until it is closed again nothing of it can be ordered.
    else if (basket?.status === "open")
      updateDocument(tx, basketDocument, basketAddress, {
        status: transition(basketMachine, basket.status, "expired"),
        lines: {},
      });
    return ok({ state: after.state });
  });
};

/** Read beside the transaction: it bars no writer of the shop, and placing the order asks once more. */
async function mayHost(deps: LimitedDeps, restaurantId: Id<"shop">, { storefrontId }: Group, { email }: Caller) {
  const { storefront, settings } = await readShop(deps, { restaurantId, storefrontId });
  return storefront === null || mayOrderFrom(storefront, settings?.members, email);
}

const changeOf = (change: InputOf<typeof contract>["change"]): GroupChange =>
  change.kind === "choose" ? { ...change, lines: basketLinesOf(change.lines) } : change;

export const changeGroup = defineCallable(contract, command);
