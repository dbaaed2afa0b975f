import { answerProposal as answerContract, editOrder as editContract } from "@lokalkorb/contracts/orders";
import type { Role } from "@lokalkorb/domain/access/role";
import { can } from "@lokalkorb/domain/access/permissions";
import { openProposal } from "@lokalkorb/domain/ordering/change/proposal";
import { transitionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { paymentSecrets } from "../../platform/secrets.ts";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { z } from "@lokalkorb/contracts/schema";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { readActor } from "../write/order-actor.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readTimerRules } from "../write/timer-rules.ts";
import { readInternalNotes, writeInternalNotes, persistTransition } from "../write/persist-transition.ts";
import { type Change, planEdit } from "./apply-edit.ts";
import { editAsShopper, type WantedEdit } from "./edit-as-shopper.ts";
import { shoppersChange } from "./shoppers-change.ts";

const edit: Command<typeof editContract, OrderingDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId } = input;
  const address = { restaurantId, orderId };
  const request = requestKeyOf(editContract.name, caller, input);
  let isCleared = false;
  let isInTheWay = false;
  const change = () =>
    withIdempotency(deps, request, async (tx) => {
      const actor = await readActor(tx, address, caller);
      if (!actor.ok) return actor;
      const { order, role, isOrderer } = actor.value;
      const asStaff = role !== null && (can(role, "order.pack") || !isOrderer);
      if (asStaff) return editAsStaff(tx, deps, { address, order, role, uid: caller.uid, input });
      // A page for another change could still be paid: it is ended first, outside of the transaction.
      isInTheWay = order.pendingChange?.attempt !== undefined && !isCleared;
      return isInTheWay
        ? refuse({ type: "already-handled", status: order.status })
        : editAsShopper(tx, deps, { address, order, input, email: caller.email });
    });
  const run = () => shoppersChange(deps, { request, restaurantId, caller }, change);
  let changed = await run();
  if (isInTheWay && !changed.ok) {
    if ((await deps.payments.endDifference(address)) === "unknown") return refuse({ type: "payment-unavailable" });
    isCleared = true;
    changed = await run();
  }
  if (!changed.ok || changed.value.state !== "paying") return changed;
  const page = await deps.payments.startDifference(address);
  return page.ok ? ok({ ...changed.value, checkoutUrl: page.value.url }) : page;
};

async function editAsStaff(
  tx: AdminTransaction,
  deps: OrderingDeps,
  { address, order, role, uid, input: { changes } }: WantedEdit & { readonly role: Role; readonly uid: Id<"user"> },
) {
  const now = deps.now();
  const planned = await planEdit(tx, deps, { address, order, changes, by: "merchant", role, now });
  if (!planned.ok) return planned;
  const { decision, write } = planned.value;
  const notes = await readInternalNotes(tx, address);
  const rules = await readTimerRules(tx, address.restaurantId);
  const total = order.totals.totalCents;
  const { differenceCents } = decision;
  if (decision.type === "proposed") {
    const { totalCents, until, changes: proposed } = decision;
    persistTransition(tx, {
      address,
      order,
      patch: {
        proposal: { differenceCents, totalCents, until, changes: proposed },
        ...transitionOf(order, []).patch,
      },
      event: "edited",
      effects: ["mail"],
      data: { proposal: 1, before: total, after: totalCents, differenceCents, until },
      rules,
      now,
    });
  } else write();
  writeInternalNotes(
    tx,
    address,
    decision.type === "proposed" ? { ...notes, proposed: changes } : { ...notes, proposed: [] },
    { at: now, type: decision.type === "proposed" ? "proposed" : decision.event, uid },
  );
  return ok({ state: decision.type, totalCents: total + differenceCents, differenceCents });
}

const answer: Command<typeof answerContract, OrderingDeps> = (input, caller, deps) => {
  const { restaurantId, orderId, agree, totalCents } = input;
  const address = { restaurantId, orderId };
  const request = requestKeyOf(answerContract.name, caller, input);
  const change = () =>
    withIdempotency(deps, request, async (tx) => {
      const actor = await readActor(tx, address, caller);
      if (!actor.ok) return actor;
      const { order, isOrderer } = actor.value;
      if (!isOrderer) return refuse({ type: "not-allowed" });
      const { proposal } = order;
      const now = deps.now();
      if (proposal === undefined) return refuse({ type: "already-handled", status: order.status });
      if (openProposal(order, now) === null) return refuse({ type: "too-late" });
      if (proposal.totalCents !== totalCents)
        return refuse({ type: "confirmation-required", differenceCents: proposal.differenceCents });
      const notes = await readInternalNotes(tx, address);
      const rules = await readTimerRules(tx, restaurantId);
      if (!agree) {
        const { patch } = transitionOf(order, [{ at: now, type: "edited", by: "customer", data: { declined: 1 } }]);
        persistTransition(tx, { address, order, patch, gone: ["proposal"], event: "edited", effects: [], rules, now });
        return ok({ totalCents: order.totals.totalCents });
      }
      const changes = z.parse(editContract.input.shape.changes, notes.proposed ?? []) as readonly Change[];
      const planned = await planEdit(tx, deps, {
        address,
        order,
        changes,
        by: "customer",
        now,
        accepted: true,
      });
      if (!planned.ok) return planned;
      const after = planned.value.write();
      return ok({ totalCents: after.totals.totalCents });
    });
  return shoppersChange(deps, { request, restaurantId, caller }, change);
};

export const editOrder = defineCallable(editContract, edit, { secrets: paymentSecrets });
export const answerProposal = defineCallable(answerContract, answer);
