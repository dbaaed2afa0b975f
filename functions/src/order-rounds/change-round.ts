import { changeRound as contract } from "@lokalkorb/contracts/order-rounds";
import { changedRound } from "@lokalkorb/domain/fulfilment/rounds/change-round";
import { handoverOn } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import { markedSent } from "@lokalkorb/domain/fulfilment/rounds/sent-list";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { ordersOfRound } from "./end-orders.ts";
import { cycleOf, readRounds, writeShopRounds } from "./write-rounds.ts";

/** A pause and an end leave orders of before as they are; a day with orders is not left out, but called off with a word to their people. */
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
    if (change.kind === "skip") {
      const day = handoverOn(round.rule, change.day);
      const orders = await ordersOfRound(tx, { restaurantId, day, methodIds: round.methodIds });
      if (orders.length > 0) return ok({ result: "promised" });
    }
    const log = await logOf(tx, deps, restaurantId, caller);
    const now = deps.now();
    const today = instantToLocal(now, shop.timezone).date;
    if (change.kind === "sent" || change.kind === "unsent") {
      const { day, supplier } = change;
      const sent = markedSent(round.sent ?? [], { day, supplier, at: change.kind === "sent" ? now : null }, today);
      updateDocument(tx, orderPlanDocument, { restaurantId, planId }, { cycle: cycleOf({ ...round, sent }) });
      log("round", plan.name);
      return ok({ result: "saved" });
    }
    const changed = changedRound(round, change, today);
    updateDocument(
      tx,
      orderPlanDocument,
      { restaurantId, planId },
      { status: changed.status, cycle: cycleOf(changed) },
    );
    const all = plans.map((one) => (one.planId === planId ? changed : one));
    writeShopRounds(tx, shop, all, now);
    log("round", plan.name);
    return ok({ result: "saved" });
  });
};

export const changeRound = defineCallable(contract, command);
