import { changeRound as contract } from "@lokalkorb/contracts/order-rounds";
import { changedRound } from "@lokalkorb/domain/fulfilment/rounds/change-round";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { openStatuses } from "@lokalkorb/domain/ordering/order/order-status-groups";
import { type AdminTransaction, readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { readRounds, writeShopRounds } from "./write-rounds.ts";

/** A pause and an end leave orders of before as they are; a day with orders is not left out before they are moved or called off. */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, planId, change } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const plan = await readDocument(tx, orderPlanDocument, { restaurantId, planId });
    if (shop === null || plan?.cycle === undefined) return refuse({ type: "not-found" });
    const plans = await readRounds(tx, restaurantId);
    const round = plans.find((one) => one.planId === planId);
    if (round === undefined) return ok({ result: "over" });
    const isLeftOut = change.kind === "skip";
    if (isLeftOut && (await hasOrders(tx, restaurantId, { ...round, day: change.day })))
      return ok({ result: "promised" });
    const log = await logOf(tx, deps, restaurantId, caller);
    const now = deps.now();
    const today = instantToLocal(now, shop.timezone).date;
    const changed = { ...round, ...changedRound(round, change, today) };
    const { status, rule, methodIds } = changed;
    updateDocument(tx, orderPlanDocument, { restaurantId, planId }, { status, cycle: { rule, methodIds } });
    const all = plans.map((one) => (one.planId === planId ? changed : one));
    writeShopRounds(tx, shop, all, now);
    log("round", plan.name);
    return ok({ result: "saved" });
  });
};

async function hasOrders(
  tx: AdminTransaction,
  restaurantId: Id<"shop">,
  { day, methodIds }: { readonly day: string; readonly methodIds: readonly string[] },
): Promise<boolean> {
  const open = await readQuery(
    tx,
    queryOf(orderDocument, { restaurantId }, { where: [["status", "in", openStatuses]] }),
  );
  return open.some(({ dayKey, distribution }) => dayKey === day && methodIds.includes(distribution.optionId));
}

export const changeRound = defineCallable(contract, command);
