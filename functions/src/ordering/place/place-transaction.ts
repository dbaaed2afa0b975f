import type { InputOf } from "@lokalkorb/contracts/contract";
import type { placeOrder } from "@lokalkorb/contracts/orders";
import type { BasketStatus } from "@lokalkorb/domain/basket/basket-status";
import { basketMachine } from "@lokalkorb/domain/basket/basket-machine";
import { transition } from "@lokalkorb/domain/kernel/state-machine";
import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { decideOrder } from "@lokalkorb/domain/ordering/place/decide-order";
import { effectsOf } from "@lokalkorb/domain/ordering/effects/effects-of";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { businessDiscount } from "@lokalkorb/domain/pricing/discounts/business-discount";
import { frozenTerms } from "@lokalkorb/domain/pricing/discounts/code-terms";
import type { OrderCode } from "@lokalkorb/domain/pricing/discounts/order-code";
import type { NewOrder } from "@lokalkorb/domain/ordering/place/order-input";
import { nextTimer } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { ok } from "@lokalkorb/domain/kernel/result";
import { slotKeptUntil } from "@lokalkorb/domain/fulfilment/slots/slot-retention";
import { createDocument, remove, updateDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { readCodes, withUsesByCustomer } from "../../catalog/read-codes.ts";
import { availableIn, reserve, type Shard } from "../../catalog/stock/spread-stock.ts";
import { readContended, writeShards, type ItemShards } from "../../catalog/stock/stock-access.ts";
import { writeOutbox } from "../../outbox/write-outbox.ts";
import { markOf } from "../../platform/idempotency.ts";
import { writeCodeUses } from "../codes/code-reservations.ts";
import { emailHashOf } from "../customers/email-hash.ts";
import { leftFor, daysBeside } from "../reservations/round-of-order.ts";
import { firstUse } from "../reservations/order-reservations.ts";
import { indexOrder } from "../write/index-order.ts";
import { hasOrderedBefore } from "../write/open-orders.ts";
import type { OrderNumber } from "../write/order-numbers.ts";
import { writeOwed } from "../write/write-owed.ts";
import { writeProgress } from "../write/write-progress.ts";
import { writeTicket } from "../write/write-ticket.ts";
import type { Answer, OrderAttempt } from "./order-attempt.ts";
import type { Facts } from "./place-facts.ts";
import type { Precheck } from "./precheck.ts";
import { readBuying } from "./read-buying.ts";
import { basketOf } from "./read-basket.ts";

type Input = InputOf<typeof placeOrder>;
export interface Work extends OrderAttempt, Pick<Precheck, "facts" | "unlimitedCodes" | "limitedCodes"> {
  /** Those that are asked; the goods are gone when these have too few. */
  readonly shards: readonly ItemShards[];
  readonly number: OrderNumber;
}

export const slotParamsOfInput = ({ restaurantId, distribution }: Input) => ({
  restaurantId,
  optionId: distribution.optionId,
  slotKey: distribution.slotKey,
});

/** Decides with everything as it is now, and writes the whole order or nothing. */
export async function orderInTransaction(tx: AdminTransaction, work: Work): Promise<Answer> {
  const { input, facts } = work;
  const { restaurantId, basketId } = input;
  const hasDayCapacity = dayCapacityOf(facts.menu, input);
  const keepsDay = hasDayCapacity || facts.round !== null;
  const others = keepsDay ? daysBeside(facts.round, dayOfInput(input)) : [];
  const times = [slotParamsOfInput(input), ...(keepsDay ? [dayParamsOf(input)] : []), ...others];
  const { slots, stock, basket: stored } = await readContended(tx, times, work.shards, { restaurantId, basketId });
  const [slot = null, day = null, ...ways] = slots;
  const basket = basketOf(stored);
  if (!basket.ok) return basket;
  // After times and goods, as every other command writes them.
  const codes = await codesNow(tx, work);
  if (!codes.ok) return codes;
  const customer = await customerNow(tx, work, codes.value.codes);
  const business = await readBuying(tx, work);
  if (!business.ok) return business;
  const decision = decideOrder({
    ...facts,
    ...codes.value,
    customer,
    ...business.value,
    basket: basket.value,
    slotUse: slot,
    ...(hasDayCapacity ? { dayOrders: day?.orders ?? 0 } : {}),
    leftInRound: leftFor({ round: facts.round, ways: [day, ...ways] }),
    available: availability(facts, stock),
  });
  if (!decision.ok) return decision;
  const draft = decision.value;

  takeStock(tx, facts.menu, draft, stock);
  takeSlot(tx, work, draft, slot);
  if (keepsDay) takeDay(tx, work, draft, day);
  const order = writeOrder(tx, work, draft, codes.value.codes);
  const { orderId } = work;
  writeCodeUses(tx, { restaurantId, orderId }, order, order.status === "placed" ? "redeemed" : "held", facts.now);
  takeBasket(tx, work, order, basket.value.status);
  return ok({ orderId, no: order.no, dayCode: order.dayCode, status: order.status });
}

/** Only codes that may be used up are read here: orders do not wait for a code without a limit. */
async function codesNow(tx: AdminTransaction, { input, facts, unlimitedCodes, limitedCodes }: Work) {
  if (limitedCodes.length === 0) return ok({ codes: unlimitedCodes, giftCards: [] });
  const read = await readCodes(tx, input.restaurantId, limitedCodes, facts.now);
  if (!read.ok) return read;
  const { codes, giftCards } = await withUsesByCustomer(tx, input.restaurantId, read.value, {
    uid: facts.uid,
    emailHash: emailHashOf(input.contact.email),
  });
  return ok({ codes: [...unlimitedCodes, ...codes], giftCards });
}

/** The same person on two devices places two orders at once, and only one of them is the first. */
async function customerNow(
  tx: AdminTransaction,
  { input: { restaurantId, contact }, facts }: Work,
  codes: readonly DiscountTerms[],
) {
  const customer = { ...facts.customer, email: contact.email };
  const isAsked = codes.some(({ firstOrderOnly }) => firstOrderOnly) && customer.isFirstOrder === true;
  if (!isAsked) return customer;
  const before = await hasOrderedBefore(tx, restaurantId, { uid: facts.uid, email: contact.email });
  return { ...customer, isFirstOrder: !before };
}

/**
 * With the rule of each typed code: a campaign stands in the menu of the order. A code that was read in this transaction
 * has a limit, or got one a moment ago; a campaign has none.
 */
function storedCodes(
  { facts, unlimitedCodes }: Work,
  typed: readonly DiscountTerms[],
  codes: readonly OrderCode[],
): readonly OrderCode[] {
  const { campaigns = [] } = facts.menu;
  const free = new Set([...unlimitedCodes, ...campaigns].map(({ codeId }) => codeId));
  const ofCompany = businessDiscount(facts.business?.company ?? {});
  const rules = new Map([...typed, ...ofCompany].map((terms) => [terms.codeId, terms]));
  for (const { codeId } of campaigns) rules.delete(codeId);
  return codes.map((code) => {
    const terms = rules.get(code.codeId);
    return {
      ...code,
      ...(free.has(code.codeId) ? { countedLater: true } : {}),
      ...(terms ? { terms: frozenTerms(terms) } : {}),
    };
  });
}

function writeOrder(tx: AdminTransaction, work: Work, draft: NewOrder, typed: readonly DiscountTerms[]): Order {
  const { input, facts, number, orderId, request, plan } = work;
  const address = { restaurantId: input.restaurantId, orderId };
  const { status } = draft.order;
  const waits = status !== "placed";
  const { codes } = draft.order;
  const numbered: Order = {
    ...draft.order,
    ...(codes ? { codes: storedCodes(work, typed, codes) } : {}),
    no: waits ? "" : number.no,
    dayCode: waits ? "" : number.dayCode,
  };
  const timerAt = nextTimer(numbered, facts.rules);
  const order: Order = {
    ...numbered,
    events: numbered.events.map((event, index) => (index === 0 ? { ...event, request: markOf(request) } : event)),
    ...(timerAt === undefined ? {} : { timerAt }),
    ...(facts.hasTickets ? { hasTicket: true } : {}),
    ...(plan ? { plan } : {}),
  };
  createDocument(tx, orderDocument, address, order);
  indexOrder(tx, address, null, order);
  writeOwed(tx, address, null, order);
  writeTicket(tx, address, null, order);
  writeProgress(tx, address, null, order);
  if (status === "awaitingApproval")
    writeOutbox(
      tx,
      address,
      { event: "approvalRequested", version: 1, effects: effectsOf("approvalRequested", order) },
      facts.now,
    );
  if (!waits) {
    const accepts = timerAt !== undefined && timerAt <= facts.now;
    const data = accepts ? ({ timer: 1 } as const) : undefined;
    writeOutbox(
      tx,
      address,
      { event: "placed", version: 1, effects: ["push", "mail", "print", "figures"], data },
      facts.now,
    );
  }
  return order;
}

/** A basket waits for the payment of its order; for the approval of a company it does not, and the next one may begin. */
function takeBasket(tx: AdminTransaction, { input, facts, orderId }: Work, order: Order, was: BasketStatus): void {
  const { restaurantId, basketId, requestId } = input;
  const { holdUntil } = order;
  const address = { restaurantId, basketId };
  updateDocument(tx, basketDocument, address, {
    lastActivityAt: facts.now,
    ...(holdUntil === undefined || order.status === "awaitingApproval"
      ? { status: transition(basketMachine, was, "converted") }
      : { status: transition(basketMachine, was, "locked"), checkout: { requestId, orderId, until: holdUntil } }),
  });
}

const availability =
  (facts: Facts, stock: ReadonlyMap<string, readonly Shard[]>) =>
  (itemId: string): number | null => {
    if (facts.manuallySoldOut.has(itemId)) return 0;
    // An item that came into the basket after the first look is not in the map: then nothing is known to be left.
    return facts.menu.items[itemId]?.stockMode === "counted" ? availableIn(stock.get(itemId) ?? []) : null;
  };

function takeStock(
  tx: AdminTransaction,
  menu: Menu,
  draft: NewOrder,
  stock: ReadonlyMap<string, readonly Shard[]>,
): void {
  for (const [itemId, quantity] of Object.entries(draft.stockTaken)) {
    const shards = must(reserve(stock.get(itemId) ?? [], quantity), "the decision counted the pieces");
    writeShards(tx, menu.offeringId, itemId, shards);
  }
}

type StoredSlot = DocumentOf<typeof slotDocument>;

function takeSlot(
  tx: AdminTransaction,
  { input, facts, orderId }: Work,
  { slotTaken }: NewOrder,
  stored: StoredSlot | null,
): void {
  const { slot, units, cents, useAfter } = slotTaken;
  const { ordersPerSlot, unitsPerSlot } = must(
    facts.menu.distributionOptions.find(({ id }) => id === slotTaken.optionId),
    "decided",
  ).capacity;
  if (stored !== null) {
    updateDocument(tx, slotDocument, slotParamsOfInput(input), {
      orders: useAfter.orders,
      units: useAfter.units,
      cents: useAfter.cents ?? cents,
      [`held.${orderId}`]: { units, cents },
      // The limits that decided; a menu published since the first order may have others.
      capOrders: ordersPerSlot ?? remove(),
      capUnits: unitsPerSlot ?? remove(),
    });
    return;
  }
  createDocument(tx, slotDocument, slotParamsOfInput(input), {
    ...firstUse(slot, orderId, slotTaken),
    ...(ordersPerSlot === undefined ? {} : { capOrders: ordersPerSlot }),
    ...(unitsPerSlot === undefined ? {} : { capUnits: unitsPerSlot }),
  });
}

const dayCapacityOf = (menu: Menu, { distribution }: Input): boolean =>
  menu.distributionOptions.find(({ id }) => id === distribution.optionId)?.dayCapacity?.ordersPerDay !== undefined;

export const dayOfInput = ({ restaurantId, distribution: { optionId, slotKey } }: Input) => ({
  restaurantId,
  optionId,
  day: slotKey.slice(0, 10),
});

/** A whole day has a document like a slot; its key is the date. */
function dayParamsOf(input: Input) {
  const { slotKey, ...rest } = slotParamsOfInput(input);
  return { ...rest, slotKey: slotKey.slice(0, 10) };
}

function takeDay(
  tx: AdminTransaction,
  { input, facts, orderId }: Work,
  { slotTaken, pieces }: NewOrder,
  stored: StoredSlot | null,
): void {
  const { slot, units, cents } = slotTaken;
  const items = facts.round === null ? {} : { items: pieces };
  const capOrders = facts.menu.distributionOptions.find(({ id }) => id === slotTaken.optionId)?.dayCapacity
    ?.ordersPerDay;
  if (stored !== null) {
    const endsAt = Math.max(stored.endsAt, slot.end);
    updateDocument(tx, slotDocument, dayParamsOf(input), {
      endsAt,
      expiresAt: slotKeptUntil(endsAt),
      orders: stored.orders + 1,
      units: stored.units + units,
      cents: (stored.cents ?? 0) + cents,
      capOrders: capOrders ?? remove(),
      // A day with thousands of orders is not sent once more with each of them (D-15.1).
      [`held.${orderId}`]: { units, cents, ...items },
    });
    return;
  }
  createDocument(tx, slotDocument, dayParamsOf(input), {
    ...firstUse(slot, orderId, { units, cents, ...items }),
    ...(capOrders === undefined ? {} : { capOrders }),
  });
}
