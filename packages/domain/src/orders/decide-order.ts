import type { Basket } from "../basket/basket.ts";
import { must } from "../invariant.ts";
import type { Cents } from "../money/cents.ts";
import type { Menu } from "../offering/menu.ts";
import { priceBasket, type PricedBasket } from "../pricing/price-basket.ts";
import { orderLine } from "../pricing/price-line.ts";
import type { Restaurant } from "../restaurant/restaurant.ts";
import { ok, refuse, type Result } from "../result.ts";
import { checkSlot } from "../slots/check-slot.ts";
import type { DistributionOption } from "../slots/distribution-option.ts";
import { prepMinutes } from "../slots/lead-time.ts";
import type { Slot, SlotUse } from "../slots/slot.ts";
import type { Instant } from "../time/instant.ts";
import { isLocalDate } from "../time/local-date.ts";
import { instantToLocal } from "../time/zoned-time.ts";
import type { Order } from "./order.ts";
import { initialPaymentStatus } from "./payment-rules.ts";
import type { PaymentMethod } from "./payment.ts";
import type { OrderRefusal } from "./refusal.ts";

/** What the shopper sent (the contract `placeOrder`), already checked for shape. */
export interface OrderRequest {
  readonly requestId: string;
  readonly basketId: string;
  readonly menuVersion: number;
  readonly quotedTotalCents: Cents;
  readonly distribution: { readonly optionId: string; readonly slotKey: string };
  readonly contact: { readonly name: string; readonly email: string; readonly phone?: string | undefined };
  readonly paymentMethod: PaymentMethod;
  readonly customerNote?: string | undefined;
  readonly ageConfirmed: boolean;
}

export interface OrderQuestion {
  readonly menu: Menu;
  readonly restaurant: Pick<Restaurant, "name" | "operations" | "closures">;
  readonly basket: Basket;
  readonly uid: string;
  readonly isGuest?: boolean;
  readonly request: OrderRequest;
  readonly now: Instant;
  /** Pieces that can still be had, 0 when sold out by hand, null = unlimited. */
  readonly available: (itemId: string) => number | null;
  /** Bundles that staff took off the shelf as a whole. */
  readonly soldOutBundleIds: readonly string[];
  /** Unfinished orders of this shopper in this shop; only asked for guests. */
  readonly openOrders: number;
  /** Use of the wanted slot as the transaction read it; null = nobody yet. */
  readonly slotUse: (SlotUse & { readonly closed?: boolean }) | null;
}

export interface OrderDraft {
  /** Complete but for the numbers, which are issued last. */
  readonly order: Omit<Order, "no" | "dayCode">;
  /** Pieces per counted item to reserve. */
  readonly stockTaken: Readonly<Record<string, number>>;
  /** The slot with its use after this order. */
  readonly slotTaken: {
    readonly optionId: string;
    readonly slot: Slot;
    readonly units: number;
    readonly useAfter: SlotUse;
  };
}

/** A page shows times that were right when it was drawn; a press within this is in time. */
const slotGraceMinutes = 2;

/**
 * Every check between "zahlungspflichtig bestellen" and an order, from the cheap and general to the particular: basket,
 * way and payment, goods, price, menu, minimum, age, time, stock. The first refusal is the answer.
 */
export function decideOrder(question: OrderQuestion): Result<OrderDraft, OrderRefusal> {
  const { menu, request } = question;
  const basketRefusal = checkBasket(question) ?? checkShopper(question);
  if (basketRefusal) return refuse(basketRefusal);

  const option = menu.distributionOptions.find(({ id, enabled }) => id === request.distribution.optionId && enabled);
  if (!option) return refuse({ type: "distribution-unavailable" });
  if (!menu.paymentMethods.includes(request.paymentMethod)) return refuse({ type: "payment-method-unavailable" });

  // A key from elsewhere must not reach the tax table; `findSlot` refuses it once the rest is known to be right.
  const today = instantToLocal(question.now, menu.shop.timezone).date;
  const keyDate = request.distribution.slotKey.slice(0, 10);
  const date = isLocalDate(keyDate) && keyDate > today ? keyDate : today;
  const priced = priceBasket({ menu, lines: question.basket.lines, distribution: { optionId: option.id, date } });
  const offerRefusal = checkOffer(question, priced);
  if (offerRefusal) return refuse(offerRefusal);

  const slot = findSlot(question, option, priced);
  if (!slot.ok) return slot;
  const pieces = piecesOf(priced);
  const missing = soldOut(question, priced, pieces);
  if (missing) return refuse(missing);

  const use = question.slotUse ?? { orders: 0, units: 0 };
  return ok({
    order: orderOf(question, option, priced, slot.value),
    stockTaken: Object.fromEntries([...pieces].filter(([itemId]) => menu.items[itemId]?.stockMode === "counted")),
    slotTaken: {
      optionId: option.id,
      slot: slot.value,
      units: priced.kitchenUnits,
      useAfter: { orders: use.orders + 1, units: use.units + priced.kitchenUnits },
    },
  });
}

function checkBasket({ menu, basket, uid }: OrderQuestion): OrderRefusal | null {
  if (basket.ownerUid !== uid) return { type: "basket-not-yours" };
  if (basket.status !== "open" || basket.storefrontId !== menu.storefrontId) return { type: "basket-not-open" };
  const count = Object.keys(basket.lines).length;
  if (count === 0) return { type: "basket-empty" };
  const { maxLines } = menu.ordering;
  return count > maxLines ? { type: "basket-too-large", maxLines } : null;
}

/** A call number is of no use when nobody can be called; guests who pay at the counter may not hold a whole shelf. */
function checkShopper({ menu, request, isGuest = true, openOrders }: OrderQuestion): OrderRefusal | null {
  const { phoneRequired, maxOpenOrdersPerGuest: max } = menu.ordering;
  if (phoneRequired && !isDialable(request.contact.phone ?? "")) return { type: "phone-required" };
  return isGuest && max !== undefined && openOrders >= max ? { type: "too-many-open-orders", max } : null;
}

const fewestDigits = 5;

function isDialable(phone: string): boolean {
  return phone.replaceAll(/\D/g, "").length >= fewestDigits;
}

/** What the shopper saw must be what is sold (CHK-12): goods, price, menu, and then the shop's conditions. */
function checkOffer(
  { menu, request }: OrderQuestion,
  { lines, problems, totals, minAge }: PricedBasket,
): OrderRefusal | null {
  const lineProblem = problems.find(({ type }) => type !== "below-minimum");
  if (lineProblem) return lineProblem;
  if (request.quotedTotalCents !== totals.totalCents) {
    const lineIds = lines.filter(({ changed }) => changed).map(({ lineId }) => lineId);
    return { type: "price-changed", quotedCents: request.quotedTotalCents, totalCents: totals.totalCents, lineIds };
  }
  if (request.menuVersion !== menu.version) return { type: "menu-changed", version: menu.version };
  if (problems[0]) return problems[0];
  return minAge !== 0 && !request.ageConfirmed ? { type: "age-required", minAge } : null;
}

function findSlot(
  question: OrderQuestion,
  option: DistributionOption,
  priced: PricedBasket,
): Result<Slot, OrderRefusal> {
  const { menu, restaurant, request, now, slotUse } = question;
  const key = request.distribution.slotKey;
  return checkSlot({
    option,
    timezone: menu.shop.timezone,
    now,
    closures: restaurant.closures,
    operations: restaurant.operations,
    leadMinutes: priced.leadMinutes,
    units: priced.kitchenUnits,
    key,
    graceMinutes: slotGraceMinutes,
    ...(slotUse ? { useByKey: { [key]: slotUse } } : {}),
    ...(slotUse?.closed ? { soldOutKeys: [key] } : {}),
  });
}

function piecesOf({ lines }: PricedBasket): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const line of lines) {
    for (const [itemId, count] of Object.entries(line.pieces)) pieces.set(itemId, (pieces.get(itemId) ?? 0) + count);
  }
  return pieces;
}

function soldOut(
  { menu, available, soldOutBundleIds }: OrderQuestion,
  { lines }: PricedBasket,
  pieces: ReadonlyMap<string, number>,
): OrderRefusal | null {
  const bundles = lines
    .filter(({ kind, refId }) => kind === "bundle" && soldOutBundleIds.includes(refId))
    .map(({ refId, name }) => ({ itemId: refId, name, available: 0 }));
  const items = [...pieces].flatMap(([itemId, wanted]) => {
    const left = available(itemId);
    return left !== null && left < wanted
      ? [{ itemId, name: must(menu.items[itemId], "priced item in menu").name, available: Math.max(0, left) }]
      : [];
  });
  const gone = [...bundles, ...items];
  return gone.length > 0 ? { type: "sold-out", items: gone } : null;
}

function orderOf(
  { menu, restaurant, uid, isGuest = true, request, now }: OrderQuestion,
  option: DistributionOption,
  { lines, totals, kitchenUnits }: PricedBasket,
  slot: Slot,
): OrderDraft["order"] {
  const dayKey = instantToLocal(slot.start, menu.shop.timezone).date;
  const { name, email, phone } = request.contact;
  const note = request.customerNote?.trim();
  const work = prepMinutes(menu.ordering.prep, kitchenUnits);
  return {
    channel: menu.channel,
    storefrontId: menu.storefrontId,
    offeringId: menu.offeringId,
    menuVersion: menu.version,
    basketId: request.basketId,
    requestId: request.requestId,
    status: "placed",
    paymentStatus: initialPaymentStatus(totals.totalCents),
    paymentMethod: request.paymentMethod,
    dayKey,
    monthKey: dayKey.slice(0, 7),
    placedAt: now,
    customer: {
      uid,
      name: name.trim(),
      email: email.trim(),
      ...(phone?.trim() ? { phone: phone.trim() } : {}),
      isGuest,
    },
    distribution: {
      optionId: option.id,
      type: option.type,
      name: option.name,
      slot,
      ...(option.place ? { place: option.place } : {}),
    },
    timeline: { releaseAt: Math.max(now, slot.start - work * 60_000), prepareBy: slot.start, promisedAt: slot.start },
    lines: lines.map(orderLine),
    totals,
    quotedTotalCents: request.quotedTotalCents,
    payments: [],
    ...(note ? { customerNote: note } : {}),
    viewers: [uid],
    events: [{ at: now, type: "placed", by: "customer" }],
    kitchenUnits,
    restaurantName: restaurant.name,
  };
}
