import { checkCode, confirmPayment, placeOrder } from "@lokalkorb/contracts/orders";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { GiftCard } from "@lokalkorb/domain/pricing/discounts/gift-cards";
import { availableAt } from "@lokalkorb/domain/menu/available-at";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { timetable } from "@lokalkorb/domain/fulfilment/slots/timetable";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { feeTo } from "@lokalkorb/domain/pricing/basket/delivery-fee";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBasket, aLine, fillBasket, type PlaceOrderInput } from "@lokalkorb/testing/fixtures/order-input";
import type { Chance } from "@lokalkorb/domain/testing/oracle/chance";
import type { MonthShop } from "./month-world.ts";
import type { OrderPlan } from "./order-plan.ts";

/** One of the next days at which the shop is open for this way. */
export function pickSlot({ menu }: MonthShop, option: FulfilmentMethod, now: number, random: Chance): Slot | null {
  const { timezone } = menu.shop;
  const today = instantToLocal(now, timezone).date;
  // Parcels do not leave every day.
  const days = option.type === "shipping" ? 6 : 3;
  const slots = timetable(option, timezone, addDays(today, 1), addDays(today, Math.min(days, option.advance.maxDays)))
    .map(({ slot }) => slot)
    .filter(({ start }) => start > now + 20 * 3_600_000);
  return slots[random.below(slots.length)] ?? null;
}

function fillLines(shop: MonthShop, option: FulfilmentMethod, slot: Slot, wanted: number, random: Chance) {
  const { menu } = shop;
  const ids = Object.values(menu.items)
    .map((item) => aLine(menu, item.id, { qty: item.minQty }))
    .filter((line) => availableAt(menu, line, { type: option.type, at: slot.start }));
  const lines = new Map<string, BasketLine>();
  for (let tries = 0; lines.size < wanted && tries < 40; tries++) {
    const line = ids[random.below(ids.length)];
    const item = line && menu.items[line.refId];
    if (line && item) lines.set(line.refId, { ...line, qty: item.minQty + random.below(3) * item.stepQty });
  }
  const question = (): BasketLine[] => [...lines.values()];
  // A basket below the minimum takes more of the last thing.
  for (let more = 0; more < 30; more++) {
    const { goodsCents } = priceBasket({
      menu,
      lines: aBasket(menu, "nobody", question(), 0).lines,
      distribution: null,
    });
    const last = question().at(-1);
    const item = last && menu.items[last.refId];
    if (!last || !item || goodsCents >= minimumOf(shop, option)) break;
    lines.set(last.refId, { ...last, qty: last.qty + item.stepQty });
  }
  return question();
}

const minimumOf = ({ menu }: MonthShop, option: FulfilmentMethod): number =>
  Math.max(
    menu.ordering.minOrderCents,
    option.minOrderCents ?? 0,
    option.type === "delivery" ? Math.max(0, ...(option.zones ?? []).map(({ minOrderCents }) => minOrderCents)) : 0,
  );

const homes: Readonly<Record<string, { readonly zip: string; readonly city: string }>> = {
  DE: { zip: "83253", city: "Rimsting" },
  AT: { zip: "8010", city: "Graz" },
};

interface Codes {
  readonly codes: DiscountTerms[];
  readonly giftCards: GiftCard[];
}

/** Asked as the checkout page asks. */
async function askCodes(shop: MonthShop, shopper: TestClient, plan: OrderPlan, random: Chance): Promise<Codes> {
  const { restaurantId, storefrontId } = shop.shop;
  const wanted = [
    ...(plan.code ? [shop.codes[random.below(shop.codes.length)] ?? ""] : []),
    ...(plan.giftCard ? [shop.giftCards[random.below(shop.giftCards.length)] ?? ""] : []),
  ];
  const found: Codes = { codes: [], giftCards: [] };
  for (const code of wanted) {
    const answer = await shopper.call(checkCode, { restaurantId, storefrontId, code });
    if (!answer.ok) continue;
    if (answer.value.kind === "giftCard") found.giftCards.push(answer.value.giftCard);
    else found.codes.push(answer.value.terms as unknown as DiscountTerms);
  }
  return found;
}

export interface Placed {
  readonly orderId: string;
  readonly checkoutUrl?: string | undefined;
}

/** From the empty basket to the provider's page, or to the order itself. */
export async function placeMonthOrder(
  shop: MonthShop,
  shopper: TestClient,
  plan: OrderPlan,
  random: Chance,
): Promise<Result<Placed, Refusal | { readonly type: "nothing-offered" }>> {
  const { menu, world } = shop;
  const { admin, backend } = world.test;
  const now = backend.clock.now();
  const options = menu.distributionOptions.filter(({ enabled }) => enabled);
  const option = options.find(({ type }) => type === plan.fulfilment) ?? options[0];
  const slot = option && pickSlot(shop, option, now, random);
  if (!option || !slot) return refuse({ type: "nothing-offered" });
  const lines = fillLines(shop, option, slot, plan.lines, random);
  const found = await askCodes(shop, shopper, plan, random);
  const home = { street: "Musterweg", houseNo: "1", country: menu.shop.country, ...homes[menu.shop.country] };
  const isSent = option.type === "delivery" || option.type === "shipping";
  const address = isSent ? ({ zip: "", city: "", ...home } as const) : null;
  const tip =
    plan.tip && shop.shop.restaurant.kind === "restaurant" ? ({ mode: "percent", value: 10 } as const) : undefined;
  const basket = aBasket(menu, shopper.uid, lines, now).lines;
  const date = slot.key.slice(0, 10);
  const price = (giftCards: readonly GiftCard[]) =>
    priceBasket({
      menu,
      lines: basket,
      distribution: { optionId: option.id, date, at: slot.start },
      codes: found.codes,
      giftCards,
      tip,
      deliveryFee: feeTo(menu, option, address, date),
      now,
    });
  const priced = price(found.giftCards);
  const counter =
    option.type === "delivery" ? "cashOnDelivery" : random.pick(["cashOnPickup", "cardOnPickup"] as const);
  const isOnline = (plan.pays !== "counter" || option.type === "shipping") && priced.amountDueCents >= 50;
  const applied = new Set(priced.codes.map(({ codeId }) => codeId));
  const input: PlaceOrderInput = {
    ...(await fillBasket(admin, { menu, uid: shopper.uid, lines, slotKey: slot.key, now })),
    quotedTotalCents: priced.totals.totalCents,
    linesHash: linesHash(basket),
    distribution: { optionId: option.id, slotKey: slot.key },
    contact: { name: "Kundin 7", email: `${shopper.uid.slice(0, 12)}@kundschaft.example`, phone: "+43 660 0000000" },
    paymentMethod:
      priced.amountDueCents === 0 && found.giftCards.length > 0 ? "giftCard" : isOnline ? "online" : counter,
    ageConfirmed: true,
    ...(address === null ? {} : { address }),
    ...(tip === undefined ? {} : { tip }),
    codes: [...found.codes, ...found.giftCards].map(({ code }) => code).filter((code) => applied.has(code)),
  };
  return shopper.call(placeOrder, input);
}

/** On the provider's page, and back. */
export async function payOnline(
  shop: MonthShop,
  shopper: TestClient,
  plan: OrderPlan,
  { orderId, checkoutUrl }: Placed,
): Promise<void> {
  if (checkoutUrl === undefined || plan.pays === "never") return;
  const pay = (how: object = {}) => shop.world.provider(`sessions/${checkoutUrl.split("/").at(-1)}/pay`, how);
  if (plan.pays === "refused first") await pay({ number: "4000000000000002" });
  await pay();
  await shopper.call(confirmPayment, { restaurantId: shop.shop.restaurantId, orderId });
}
