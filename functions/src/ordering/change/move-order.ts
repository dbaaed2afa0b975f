import { moveOrder as contract } from "@lokalkorb/contracts/orders";
import { can } from "@lokalkorb/domain/access/permissions";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import { isBeforeCancelDeadline } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import { checkShopperMove, leadOfOrder } from "@lokalkorb/domain/ordering/change/move-terms";
import { checkShopperChanges } from "@lokalkorb/domain/ordering/change/shopper-changes";
import { movedOrder, retimable } from "@lokalkorb/domain/ordering/change/retime-order";
import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { checkSlot } from "@lokalkorb/domain/fulfilment/slots/check-slot";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { menuOfOrder } from "../../catalog/menu-store.ts";
import { localDateAt } from "../../platform/business-day.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { readActor } from "../write/order-actor.ts";
import type { OrderingDeps } from "../write/ordering-deps.ts";
import { readTimerRules } from "../write/timer-rules.ts";
import { readInternalNotes, writeInternalNotes, persistTransition } from "../write/persist-transition.ts";
import { shoppersChange } from "./shoppers-change.ts";
import { fitsRound, optionOf, readSlotChange, writeSlotChange } from "./slot-writes.ts";

const command: Command<typeof contract, OrderingDeps> = (input, caller, deps) => {
  const { restaurantId, orderId, slotKey } = input;
  const address = { restaurantId, orderId };
  const request = requestKeyOf(contract.name, caller, input);
  const move = () =>
    withIdempotency(deps, request, async (tx) => {
      const actor = await readActor(tx, address, caller);
      if (!actor.ok) return actor;
      const { order, role, isOrderer } = actor.value;
      const asStaff = role !== null && can(role, "order.move");
      if (!asStaff && !isOrderer) return refuse({ type: "not-allowed" });
      if (!retimable.includes(order.status))
        return refuse({ type: "transition-not-allowed", from: order.status, to: order.status });
      const menu = await menuOfOrder(deps, restaurantId, order);
      const now = deps.now();
      const deadline = menu.ordering.customerCancelUntilMinutesBeforeSlot;
      if (!asStaff && (order.status === "preparing" || !isBeforeCancelDeadline(order, deadline, now)))
        return refuse({ type: "too-late" });
      const tooOften = asStaff ? null : checkShopperChanges(order, "moved");
      if (tooOften !== null) return refuse(tooOften);
      const restaurant = await readDocument(tx, shopDocument, { restaurantId });
      if (restaurant === null) return refuse({ type: "distribution-unavailable" });
      // Staff agrees with people on a day that no round has; a shopper chooses what could be ordered now.
      const option = optionOf(asStaff ? menu : methodsToday(menu, restaurant), order);
      if (option === undefined) return refuse({ type: "distribution-unavailable" });

      const change = await readSlotChange(tx, restaurantId, order, slotKey, slotKey.slice(0, 10));
      const { to: use, toDay: day } = change;
      // A day without orders has no tax and no fee either; `checkSlot` refuses it.
      const wantedDay = slotKey.slice(0, 10);
      const isAhead = isLocalDate(wantedDay) && wantedDay >= localDateAt(now, menu.shop.timezone);
      const leadDay = isAhead ? wantedDay : order.dayKey;
      const found = checkSlot({
        option: asStaff ? { ...option, cutoffs: [], advance: { ...option.advance, minDays: 0 } } : option,
        timezone: menu.shop.timezone,
        now,
        closures: restaurant.closures,
        operations: asStaff ? { state: "open" } : restaurant.operations,
        ...(asStaff ? { leadMinutes: 0 } : leadOfOrder(order, { menu, option }, leadDay)),
        units: order.kitchenUnits,
        cents: order.totals.itemsCents + order.totals.discountCents,
        key: slotKey,
        ...(use === null ? {} : { useByKey: { [slotKey]: use }, ...(use.closed ? { soldOutKeys: [slotKey] } : {}) }),
        ...(day === null
          ? {}
          : { ordersByDay: { [slotKey.slice(0, 10)]: day.orders - (day.held[orderId] === undefined ? 0 : 1) } }),
      });
      if (!found.ok) return found;
      const slot = found.value;
      const answer = ok({ slotKey: slot.key, slotStart: slot.start, slotEnd: slot.end });
      if (slot.key === order.distribution.slot.key) return answer;
      if (!fitsRound(change, order, orderId)) return refuse({ type: "slot-full", next: null });
      const otherThen = asStaff ? null : checkShopperMove(order, { menu, option }, slot);
      if (otherThen !== null) return refuse(otherThen);
      const rules = await readTimerRules(tx, restaurantId, restaurant);
      const notes = asStaff ? await readInternalNotes(tx, address) : null;

      const by = asStaff ? "merchant" : "customer";
      const { patch, event } = movedOrder(order, slot, by, menu.shop.timezone, now);
      const effects = effectsOf("moved", order);
      persistTransition(tx, { address, order, patch, event: "moved", effects, data: event.data, rules, now });
      writeSlotChange(tx, address, order, change, { slot, option, timezone: menu.shop.timezone });
      if (notes !== null) writeInternalNotes(tx, address, notes, { at: now, type: "moved", uid: caller.uid });
      return answer;
    });
  return shoppersChange(deps, { request, restaurantId, caller }, move);
};

export const moveOrder = defineCallable(contract, command);
