import { must } from "../../kernel/invariant.ts";
import { minuteMs } from "../../kernel/time/instant.ts";
import { capturesLater } from "../payment/capture-plan.ts";
import { authorizationMarginCents } from "../payment/authorization-margin.ts";
import { acceptedLegalTexts } from "../../shop/legal/legal-texts.ts";
import type { PricedBasket } from "../../pricing/basket/price-basket.ts";
import { orderLine } from "../../pricing/basket/price-line.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Address } from "../../kernel/country/address.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { prepMinutes } from "../../fulfilment/slots/lead-time.ts";
import { placeOn } from "../../fulfilment/methods/place-on.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { Order } from "../order/order.ts";
import { type Share, splitShares } from "../group/split-shares.ts";
import type { NewOrder, OrderInput } from "./order-input.ts";
import { approvalNeed } from "../approval/approval-need.ts";
import { companyOfOrder } from "../businesses/buying-business.ts";
import { waitsUntil } from "./waits-until.ts";
import { giftCardPaymentId } from "../order/payment-rules.ts";
import type { Payment } from "../order/payment.ts";
import type { PaymentStatus } from "../order/payment-states.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";

/** Goods, time and codes are kept this long for an order that waits for its payment. */
export const heldForMinutes = 35;

/** All shares of a group are paid by then, or none is: long enough for a card at hand, short enough for lunch. */
export const sharesDueMinutes = 20;

export interface Decided {
  readonly option: FulfilmentMethod;
  readonly priced: PricedBasket;
  readonly slot: Slot;
  readonly stockTaken: Readonly<Record<string, number>>;
}

/** The part of the question that an order is made of. */
type OrderFacts = Pick<
  OrderInput,
  "menu" | "restaurant" | "uid" | "isGuest" | "request" | "now" | "capture" | "weightBufferBp" | "business"
> & { readonly basket?: Pick<OrderInput["basket"], "group"> };

export function newOrder(question: OrderFacts, decided: Decided): NewOrder["order"] {
  const { menu, restaurant, uid, isGuest = true, request, now } = question;
  const group = question.basket?.group;
  const { option, priced, slot, stockTaken } = decided;
  const { lines, totals, codes, fee, kitchenUnits } = priced;
  const dayKey = instantToLocal(slot.start, menu.shop.timezone).date;
  const { name, email, phone } = request.contact;
  const note = request.customerNote?.trim();
  const work = prepMinutes(menu.ordering.prep, kitchenUnits);
  const place = placeOn(option, dayKey);
  const brought = option.type === "delivery" || option.type === "shipping";
  const waits = waitsForPayment(request.paymentMethod, priced);
  const shares = sharesOf(question, priced);
  const need = question.business === undefined ? null : approvalNeed(question.business, totals.totalCents);
  return {
    channel: menu.channel,
    storefrontId: menu.storefrontId,
    offeringId: menu.offeringId,
    menuVersion: menu.version,
    basketId: request.basketId,
    status: need !== null ? "awaitingApproval" : waits ? "pendingPayment" : "placed",
    ...moneyOf(question, priced, slot),
    dayKey,
    monthKey: dayKey.slice(0, 7),
    placedAt: now,
    customer: {
      uid,
      name: name.trim(),
      email: email.trim(),
      ...(phone?.trim() ? { phone: phone.trim() } : {}),
      isGuest,
      ...companyOfOrder(question.business),
    },
    distribution: {
      optionId: option.id,
      type: option.type,
      name: option.name,
      slot,
      ...(place ? { place } : {}),
      ...(brought && request.address ? { address: addressOf(request.address) } : {}),
      ...(fee?.zoneId === undefined ? {} : { zoneId: fee.zoneId }),
      ...(fee?.zoneUncertain ? { zoneUncertain: true } : {}),
      ...(option.type === "dineIn" && request.distribution.table ? { table: request.distribution.table } : {}),
    },
    timeline: { releaseAt: Math.max(now, slot.start - work * minuteMs), prepareBy: slot.start, promisedAt: slot.start },
    lines: byParticipant(
      lines.map((line) => forParticipant(orderLine(line, menu.items), group)),
      group,
    ),
    ...(group ? { groupId: group.groupId } : {}),
    ...(shares.length === 0 ? {} : { shares: shares.map((share) => ({ ...share, attempts: [] })) }),
    totals,
    quotedTotalCents: request.quotedTotalCents,
    ...(priced.atMostCents > totals.totalCents ? { atMostCents: priced.atMostCents } : {}),
    ...(codes.length > 0 ? { codes } : {}),
    ...(waits ? { holdUntil: now + (shares.length > 0 ? sharesDueMinutes : heldForMinutes) * minuteMs } : {}),
    ...(need === null
      ? {}
      : {
          approval: { ...need, state: "waiting" as const },
          holdUntil: waitsUntil({ option, slot, priced, timezone: menu.shop.timezone }, now),
        }),
    ...flagsOf(priced),
    ...evidenceOf(question),
    ...(note ? { customerNote: note } : {}),
    viewers: [uid],
    version: 1,
    reserved: stockTaken,
    events: [{ at: now, type: firstEvent(need !== null, waits), by: "customer" }],
    kitchenUnits,
    restaurantName: restaurant.name,
  };
}

const firstEvent = (asks: boolean, waits: boolean) =>
  asks ? "approvalRequested" : waits ? "paymentStarted" : "placed";

/** Where each of a group pays an own one; else none. Its host is the first who joined. */
export function sharesOf(
  { request, basket }: Pick<OrderFacts, "request" | "basket">,
  { lines, totals, amountDueCents: dueCents }: PricedBasket,
): readonly Share[] {
  const host = basket?.group?.participants[0]?.id;
  return request.eachPays === true && host !== undefined ? splitShares({ lines, totals, dueCents }, host) : [];
}

/** The label of a line is the group's to say: one that a basket claims without a group is left out. */
function forParticipant({ participantId, ...line }: OrderLine, group: OrderInput["basket"]["group"]): OrderLine {
  const person = group?.participants.find(({ id }) => id === participantId);
  return person === undefined ? line : { ...line, participantId: person.id, participantName: person.name };
}

/** The goods of one person are made and packed together. */
function byParticipant(lines: readonly OrderLine[], group: OrderInput["basket"]["group"]): readonly OrderLine[] {
  if (group === undefined) return lines;
  const placeOf = ({ participantId }: OrderLine): number =>
    group.participants.findIndex(({ id }) => id === participantId);
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Nothing is asked of the provider for an order that costs nothing or that gift cards cover. */
function waitsForPayment(method: PaymentMethod, { amountDueCents }: Pick<PricedBasket, "amountDueCents">): boolean {
  return method === "online" && amountDueCents > 0;
}

function moneyOf(
  { request, now, capture = "onPlace", weightBufferBp = 0 }: OrderFacts,
  priced: PricedBasket,
  slot: Slot,
): Pick<Order, "paymentMethod" | "paymentStatus" | "payments" | "capture" | "bufferCents"> {
  const waits = waitsForPayment(request.paymentMethod, priced);
  const cards = priced.codes.filter(({ kind }) => kind === "giftCard");
  const payments = cards.map(({ codeId, cents }): Payment => ({
    id: giftCardPaymentId(codeId),
    provider: "giftCard",
    method: "giftCard",
    state: waits ? "authorized" : "captured",
    authorizedCents: cents,
    capturedCents: waits ? 0 : cents,
    at: now,
  }));
  const covered = cards.length > 0 && priced.amountDueCents === 0;
  // Each part is taken as soon as the last one is there: what the shop changes later goes back to whom it belongs.
  const taken = request.eachPays === true ? "onPlace" : capture;
  const isReserved = waits && capturesLater({ capture: taken, distribution: { slot } }, now);
  const bufferCents = isReserved ? authorizationMarginCents(priced, weightBufferBp) : 0;
  return {
    paymentMethod: covered ? "giftCard" : request.paymentMethod,
    paymentStatus: statusOf(request.paymentMethod, priced, covered),
    payments,
    ...(waits ? { capture: taken } : {}),
    ...(bufferCents > 0 ? { bufferCents } : {}),
  };
}

function statusOf(method: PaymentMethod, { totals, amountDueCents }: PricedBasket, covered: boolean): PaymentStatus {
  if (covered) return "paid";
  if (totals.totalCents === 0) return "none";
  return method === "onAccount" && amountDueCents > 0 ? "onAccount" : "open";
}

function flagsOf({ lines, minAge }: PricedBasket): Pick<Order, "flags"> {
  const needsWeighing = lines.some(({ catchWeight }) => catchWeight !== undefined);
  return needsWeighing || minAge !== 0
    ? { flags: { ...(needsWeighing ? { needsWeighing } : {}), ...(minAge === 0 ? {} : { ageCheck: minAge }) } }
    : {};
}

function evidenceOf({ menu, restaurant, request: { shown, ageConfirmed } }: OrderFacts): Pick<Order, "evidence"> {
  if (shown === undefined) return {};
  const { texts: shownTexts = [], ...words } = shown;
  const texts = must(acceptedLegalTexts(shownTexts, restaurant.legalTexts), "texts that decideOrder let pass");
  return {
    evidence: {
      ...words,
      ...(texts.length > 0 ? { texts } : {}),
      ageConfirmed,
      timezone: menu.shop.timezone,
    },
  };
}

function addressOf({ note, ...address }: Address): Address {
  return { ...address, ...(note ? { note } : {}) };
}
