import { linesHash } from "../../basket/lines-hash.ts";
import { must } from "../../kernel/invariant.ts";
import { checkAvailable } from "../../menu/available-at.ts";
import { isChoiceSoldOut } from "../../catalog/goods/sold-out.ts";
import { checkOrderingRules } from "../../menu/ordering-rules.ts";
import { knownTermsVersions } from "../../shop/legal/terms-version.ts";
import { acceptedLegalTexts } from "../../shop/legal/legal-texts.ts";
import { withdrawalOfLine } from "../../catalog/withdrawal/withdrawal-of-line.ts";
import { isWithdrawalSaid } from "../../shop/legal/withdrawal-words.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { methodsFor } from "../../menu/methods-for.ts";
import { type PricedBasket, priceBasket } from "../../pricing/basket/price-basket.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { checkSlot } from "../../fulfilment/slots/check-slot.ts";
import { isAtTable } from "../../fulfilment/methods/at-table.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { shortInRound } from "../../fulfilment/rounds/round-caps.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import { slotOfKey } from "../../fulfilment/slots/timetable.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import { addDays, isLocalDate } from "../../kernel/time/local-date.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import { goesAbroad } from "../../fulfilment/zones/goes-abroad.ts";
import { feeTo } from "../../pricing/basket/delivery-fee.ts";
import { approvalNeed, checkWaiting } from "../approval/approval-need.ts";
import { checkCredit, checkPoNumber, paysOnAccount } from "../businesses/buying-business.ts";
import { businessDiscount } from "../../pricing/discounts/business-discount.ts";
import { deniedMethods } from "../customers/customer-fields.ts";
import { canSplit } from "../group/split-shares.ts";
import { newOrder, sharesOf } from "./new-order.ts";
import { waitsUntil } from "./waits-until.ts";
import type { NewOrder, OrderInput } from "./order-input.ts";
import type { PlaceRefusal, Refused } from "../order/refusal.ts";

/** A page shows times that were right when it was drawn; a press within this is in time. */
const slotGraceMinutes = 2;

/**
 * Every check between "zahlungspflichtig bestellen" and an order, from the cheap and general to the particular: basket,
 * way and payment, goods, codes, price, menu, minimum, age, time, stock. The first refusal is the answer.
 */
export function decideOrder(question: OrderInput): Result<NewOrder, PlaceRefusal> {
  const { menu, request } = question;
  const basketRefusal = checkBasket(question) ?? checkShopper(question);
  if (basketRefusal) return refuse(basketRefusal);

  const option = menu.distributionOptions.find(({ id, enabled }) => id === request.distribution.optionId && enabled);
  if (!option) return refuse({ type: "distribution-unavailable" });
  const fulfilmentRefusal = checkFulfilment(question, option);
  if (fulfilmentRefusal) return refuse(fulfilmentRefusal);

  const moment = momentOf(question, option);
  const priced = price(question, option, moment);
  const offerRefusal = checkOffer(question, option, priced);
  if (offerRefusal) return refuse(offerRefusal);

  if (!canPayApart(question, priced)) return refuse({ type: "payment-method-unavailable" });

  const slot = findSlot(question, option, priced);
  if (!slot.ok) return slot;
  const unavailableAtSlot = checkAvailable(menu, question.basket.lines, {
    type: option.type,
    ageCheck: option.shipping?.ageCheck,
    at: slot.value.start,
    abroad: goesAbroad(option.type, request.address, menu.shop.country),
  });
  if (unavailableAtSlot) return refuse(unavailableAtSlot);
  const quantity = quantitiesOf(priced);
  const missing = soldOut(question, priced, quantity) ?? roundShort(question, quantity);
  if (missing) return refuse(missing);
  const distrust = checkStanding(question, option, priced) ?? checkApproval(question, option, priced, slot.value);
  if (distrust) return refuse(distrust);

  const use = question.slotUse ?? { orders: 0, units: 0 };
  const cents = paidGoodsCents(priced);
  const stockTaken = Object.fromEntries(
    [...quantity].filter(([itemId]) => menu.items[itemId]?.stockMode === "counted"),
  );
  return ok({
    order: newOrder(question, { option, priced, slot: slot.value, stockTaken }),
    stockTaken,
    pieces: Object.fromEntries(quantity),
    slotTaken: {
      optionId: option.id,
      slot: slot.value,
      units: priced.kitchenUnits,
      cents,
      useAfter: { orders: use.orders + 1, units: use.units + priced.kitchenUnits, cents: (use.cents ?? 0) + cents },
    },
  });
}

/** Only a group that pays online, and whose parts can all be paid; the page offers nothing else. */
function canPayApart({ request, basket }: OrderInput, priced: PricedBasket): boolean {
  if (request.eachPays !== true) return true;
  const host = basket.group?.participants[0]?.id;
  if (host === undefined || request.paymentMethod !== "online") return false;
  return canSplit(sharesOf({ request, basket }, priced), host);
}

function checkBasket({ menu, basket, uid, request }: OrderInput): PlaceRefusal | null {
  if (basket.ownerUid !== uid) return { type: "basket-not-yours" };
  if (basket.status !== "open" || basket.storefrontId !== menu.storefrontId) return { type: "basket-not-open" };
  const count = Object.keys(basket.lines).length;
  if (count === 0) return { type: "basket-empty" };
  const { maxLines } = menu.ordering;
  if (count > maxLines) return { type: "basket-too-large", maxLines };
  // Another tab put something in or took something out: nothing is ordered that was not seen.
  const unseen = request.linesHash !== undefined && request.linesHash !== linesHash(basket.lines);
  return unseen
    ? {
        type: "price-changed",
        quotedCents: request.quotedTotalCents,
        totalCents: request.quotedTotalCents,
        lineIds: Object.keys(basket.lines),
      }
    : null;
}

/** A call number is of no use when its guest is away; guests who pay at the counter may not hold a whole shelf. */
function checkShopper({ menu, request, isGuest = true, openOrders, business }: OrderInput): PlaceRefusal | null {
  const { phoneRequired, maxOpenOrdersPerGuest: max } = menu.ordering;
  if (phoneRequired && !isDialable(request.contact.phone ?? "")) return { type: "phone-required" };
  if (isGuest && max !== undefined && openOrders >= max) return { type: "too-many-open-orders", max };
  if (business === undefined) return null;
  return business.company.status === "active" ? checkPoNumber(business) : { type: "business-unknown" };
}

const fewestDigits = 5;

function isDialable(phone: string): boolean {
  return phone.replaceAll(/\D/g, "").length >= fewestDigits;
}

function checkFulfilment(question: OrderInput, option: FulfilmentMethod): PlaceRefusal | null {
  const { contact } = question.request;
  if (option.requires?.includes("phone") && !isDialable(contact.phone ?? "")) return { type: "phone-required" };
  if (!isAtTable(option, question.request.distribution)) return { type: "table-unknown" };
  if (option.requires?.includes("address") && !question.request.address) return { type: "address-required" };
  // The amount is not known yet.
  return checkPayment(question, option, null);
}

/**
 * The shop's decision about a person comes last: an order that cannot come about anyway tells nothing of it (X-M4).
 */
function checkStanding(
  question: OrderInput,
  option: FulfilmentMethod,
  { amountDueCents }: PricedBasket,
): PlaceRefusal | null {
  const { isBlocked = false, denied = [] } = question.standing ?? {};
  if (isBlocked) return { type: "customer-blocked" };
  const barred = amountDueCents > 0 ? checkPayment(question, option, amountDueCents, denied) : null;
  if (barred !== null || question.business === undefined) return barred;
  const { paymentMethod } = question.request;
  return checkCredit(question.business, { paymentMethod, dueCents: amountDueCents });
}

/** state-machines 3.1, row 3: above a limit of the company an order waits, where it can. */
function checkApproval(
  { business, request, menu, now }: OrderInput,
  option: FulfilmentMethod,
  priced: PricedBasket,
  slot: Slot,
): PlaceRefusal | null {
  if (business === undefined || approvalNeed(business, priced.totals.totalCents) === null) return null;
  return checkWaiting(business, {
    paymentMethod: request.paymentMethod,
    hasGiftCard: priced.codes.some(({ kind }) => kind === "giftCard"),
    until: waitsUntil({ option, slot, priced, timezone: menu.shop.timezone }, now),
    now,
  });
}

/** Whether gift cards really cover everything is seen once it is calculated. */
function checkPayment(
  { menu, request: { paymentMethod }, isReturning = false, business }: OrderInput,
  option: FulfilmentMethod,
  payCents: Cents | null,
  denied: Parameters<typeof deniedMethods>[0] = [],
): PlaceRefusal | null {
  if (paymentMethod === "giftCard") return null;
  const offered = methodsFor(menu, {
    option,
    payCents,
    isReturning,
    isOnAccount: business !== undefined && paysOnAccount(business),
    denied: deniedMethods(denied),
  }).find(({ method }) => method === paymentMethod);
  if (!offered) return { type: "payment-method-unavailable" };
  return offered.bar && { type: "payment-method-unavailable", bar: offered.bar };
}

interface Moment {
  readonly date: LocalDate;
  readonly at: Instant | null;
}

/** A key from elsewhere must not reach the tax table; `findSlot` refuses it once the rest is known to be right. */
function momentOf({ menu, request, now }: OrderInput, option: FulfilmentMethod): Moment {
  const { timezone } = menu.shop;
  const today = instantToLocal(now, timezone).date;
  const key = request.distribution.slotKey;
  const keyDate = key.slice(0, 10);
  const date = isLocalDate(keyDate) && keyDate > today ? keyDate : today;
  const inReach = date <= addDays(today, option.advance.maxDays);
  const found = inReach && keyDate === date ? slotOfKey(option, timezone, key) : undefined;
  return { date, at: found?.slot.start ?? null };
}

function price(question: OrderInput, option: FulfilmentMethod, { date, at }: Moment): PricedBasket {
  const { menu, basket, request, now, codes = [], giftCards, customer, business } = question;
  return priceBasket({
    menu,
    lines: basket.lines,
    distribution: { optionId: option.id, date, at },
    codes: [...codes, ...businessDiscount(business?.company ?? {})],
    ...(giftCards ? { giftCards } : {}),
    customer,
    tip: menu.tips && request.tip,
    paymentMethod: request.paymentMethod,
    now,
    deliveryFee: feeTo(menu, option, request.address ?? null, date),
  });
}

/** Evidence is the text of our page; a page that showed another text has to be read again (CHK-13). */
function saysOtherwise({ menu, request: { shown } }: OrderInput, { lines }: PricedBasket): boolean {
  if (shown === undefined) return false;
  const kinds = lines.map((line) => withdrawalOfLine(menu.items, line));
  return !isWithdrawalSaid(menu, kinds, shown.withdrawal) || !knownTermsVersions.includes(shown.terms);
}

/** A shop put other texts of its own in force since: they are shown before anything binds. */
function hasOtherTexts({ restaurant, request: { shown } }: OrderInput): boolean {
  return shown !== undefined && acceptedLegalTexts(shown.texts ?? [], restaurant.legalTexts) === null;
}

/** The shown offer must equal the sold one (CHK-12): goods, codes, price, menu, and then the shop's conditions. */
function checkOffer(question: OrderInput, option: FulfilmentMethod, priced: PricedBasket): PlaceRefusal | null {
  const { menu, request, isGuest = true } = question;
  const { lines, problems, totals, minAge } = priced;
  const problem = problems.find(({ type }) => type !== "below-minimum");
  if (problem) return problem;
  if (request.quotedTotalCents !== totals.totalCents) {
    const lineIds = lines.filter(({ changed }) => changed).map(({ lineId }) => lineId);
    return { type: "price-changed", quotedCents: request.quotedTotalCents, totalCents: totals.totalCents, lineIds };
  }
  if (request.menuVersion !== menu.version || saysOtherwise(question, priced))
    return { type: "menu-changed", version: menu.version };
  if (hasOtherTexts(question)) return { type: "legal-texts-changed" };
  if (problems[0]) return problems[0];
  const rule = checkOrderingRules({
    ordering: menu.ordering,
    option,
    isGuest,
    goodsCents: paidGoodsCents(priced),
  });
  if (rule) return rule;
  const uncovered = request.paymentMethod === "giftCard" && priced.amountDueCents > 0;
  if (uncovered) return { type: "payment-method-unavailable" };
  const ineligible = priced.amountDueCents > 0 ? checkPayment(question, option, priced.amountDueCents) : null;
  if (ineligible) return ineligible;
  return minAge !== 0 && !request.ageConfirmed ? { type: "age-required", minAge } : null;
}

function paidGoodsCents({ lines }: PricedBasket): number {
  return lines.reduce((sum, { totalCents, discountCents = 0 }) => sum + totalCents + discountCents, 0);
}

function findSlot(question: OrderInput, option: FulfilmentMethod, priced: PricedBasket): Result<Slot, PlaceRefusal> {
  const { menu, restaurant, request, now, slotUse, dayOrders } = question;
  const key = request.distribution.slotKey;
  return checkSlot({
    option,
    timezone: menu.shop.timezone,
    now,
    closures: restaurant.closures,
    operations: restaurant.operations,
    leadMinutes: priced.leadMinutes,
    units: priced.kitchenUnits,
    cents: paidGoodsCents(priced),
    extraMinutes: must(priced.fee?.extraMinutes, "what can be offered has a way"),
    key,
    graceMinutes: slotGraceMinutes,
    ...(slotUse ? { useByKey: { [key]: slotUse } } : {}),
    ...(dayOrders === undefined ? {} : { ordersByDay: { [key.slice(0, 10)]: dayOrders } }),
    ...(slotUse?.closed ? { soldOutKeys: [key] } : {}),
  });
}

function quantitiesOf({ lines }: PricedBasket): ReadonlyMap<string, number> {
  const quantity = new Map<string, number>();
  for (const line of lines) {
    for (const [itemId, count] of Object.entries(line.quantity))
      quantity.set(itemId, (quantity.get(itemId) ?? 0) + count);
  }
  return quantity;
}

function soldOut(
  { menu, available, soldOutBundleIds, soldOutChoices = [], now }: OrderInput,
  { lines }: PricedBasket,
  quantity: ReadonlyMap<string, number>,
): PlaceRefusal | null {
  const bundles = lines
    .filter(({ kind, refId }) => kind === "bundle" && soldOutBundleIds.includes(refId))
    .map(({ refId, name }) => ({ itemId: refId, name, available: 0 }));
  const choices = lines.flatMap(({ refId, name, choices: chosen }) =>
    chosen
      .filter((choice) => isChoiceSoldOut(menu, choice, { soldOutChoices, soldOutItemIds: [] }, now))
      .map((choice) => ({ itemId: refId, name: `${choice.name} (${name})`, available: 0 })),
  );
  const items = [...quantity].flatMap(([itemId, wanted]) => {
    const left = available(itemId);
    return left !== null && left < wanted
      ? [{ itemId, name: must(menu.items[itemId], "priced item in menu").name, available: Math.max(0, left) }]
      : [];
  });
  const gone = [...bundles, ...choices, ...items];
  return gone.length > 0 ? { type: "sold-out", items: gone } : null;
}

/** The shelf may have more; the round of this day does not (docs/decisions/0027). */
function roundShort(
  { menu, leftInRound }: OrderInput,
  quantity: ReadonlyMap<string, number>,
): Refused<"sold-out"> | null {
  if (leftInRound === undefined) return null;
  const items = shortInRound(quantity, leftInRound, (itemId) => must(menu.items[itemId], "priced item in menu").name);
  return items.length > 0 ? { type: "sold-out", inRound: true, items } : null;
}
