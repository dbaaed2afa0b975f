import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { delayOrder as contract } from "@lokalkorb/contracts/orders";
import { can } from "@lokalkorb/domain/access/permissions";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import { changeOrder } from "@lokalkorb/domain/ordering/lifecycle/change-order";
import { delayedOrder, retimable, slotAt } from "@lokalkorb/domain/ordering/change/retime-order";
import { versionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import { beforeStep } from "@lokalkorb/domain/ordering/undo/step-before";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { readActor } from "../write/order-actor.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readInternalNotes, writeInternalNotes, persistTransition } from "../write/persist-transition.ts";
import { optionOf, readSlotChange, writeSlotChange } from "./slot-writes.ts";

/** A shopper who waits longer than this may still say no before their money is taken. */
const captureLaterFrom = 30;

const command: Command<typeof contract, OrderingDeps> = (input, caller, deps) => {
  const { restaurantId, orderId, minutes, reason, hold = false } = input;
  const address = { restaurantId, orderId };
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const actor = await readActor(tx, address, caller);
    if (!actor.ok) return actor;
    const { order, role } = actor.value;
    if (role === null || !can(role, "order.delay")) return refuse({ type: "not-allowed" });
    if (!retimable.includes(order.status))
      return refuse({ type: "transition-not-allowed", from: order.status, to: order.status });
    const now = deps.now();
    const menu = await menuOfOrder(deps, restaurantId, order);
    const { timezone } = menu.shop;
    const accepted =
      order.status === "placed" ? changeOrder({ order, action: "accept", by: "merchant", role, now }) : null;
    if (accepted !== null && !accepted.ok) return refuse({ type: "not-allowed" });

    const option = optionOf(menu, order);
    const promised = order.timeline.promisedAt + minutes * minuteMs;
    const slot = option === undefined ? null : slotAt(option, timezone, promised);
    const toDayKey = slot === null ? order.dayKey : instantToLocal(slot.start, timezone).date;
    const change = slot === null ? null : await readSlotChange(tx, restaurantId, order, slot.key, toDayKey);
    const notes = await readInternalNotes(tx, address);

    const { events: logged = order.events, ...acceptPatch } = accepted?.value.patch ?? {};
    const { patch } = delayedOrder({ ...order, events: logged }, { minutes, reason, slot }, timezone, now);
    const effects = [...new Set([...(accepted?.value.effects ?? []), ...effectsOf("delayed", order)])];
    const before = hold ? beforeStep(order, "delay", caller.uid, false) : null;
    const after = persistTransition(tx, {
      before: before ?? undefined,
      address,
      order,
      patch: { ...acceptPatch, ...patch },
      event: accepted === null ? "delayed" : "accepted",
      effects: minutes > captureLaterFrom ? effects.filter((kind) => kind !== "capture") : effects,
      data: { minutes, promisedAt: promised },
      rules: null,
      now,
    });
    if (change !== null && slot !== null && option !== undefined)
      writeSlotChange(tx, address, order, change, { slot, option, timezone });
    writeInternalNotes(tx, address, notes, {
      at: now,
      type: "delayed",
      uid: caller.uid,
      ...(reason === undefined ? {} : { reason }),
    });
    return ok({
      status: after.status,
      promisedAt: after.timeline.promisedAt,
      ...(before === null ? {} : { step: versionOf(after) }),
    });
  });
};

export const delayOrder = defineCallable(contract, command);
