import type { Id } from "../../kernel/branded.ts";
import { addFromMenu, type BasketLines } from "../../basket/change-basket.ts";
import { defaultChoices } from "../../catalog/goods/option-rules.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { earliestSlot } from "../../fulfilment/slots/next-slot.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import { must } from "../../kernel/invariant.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { type Instant, minuteMs } from "../../kernel/time/instant.ts";
import { instantToLocal } from "../../kernel/time/zoned-time.ts";
import type { Menu } from "../../menu/menu.ts";
import { type PricedBasket, priceBasket } from "../../pricing/basket/price-basket.ts";
import type { Order, OrderCustomer } from "../order/order.ts";
import type { Refused } from "../order/refusal.ts";
import { newOrder } from "./new-order.ts";
import type { OrderInput } from "./order-input.ts";

export interface TestOrderInput extends Pick<OrderInput, "menu" | "restaurant" | "now"> {
  /** The owner, who is the shopper for once. */
  readonly customer: Pick<OrderCustomer, "uid" | "name" | "email" | "phone">;
}

/** Goods of a test order: enough to see how a receipt with several lines looks. */
const lineCount = 2;

/**
 * A rehearsal of the whole way of an order: the first goods of the menu for the next free time. It is priced and dated
 * like any other, and owes no money, takes no stock, no place in its time and no number of the series.
 */
export function testOrder(
  question: TestOrderInput,
): Result<Order, Refused<"basket-empty" | "distribution-unavailable">> {
  const { menu, now, customer } = question;
  const offered = nextHandover(question);
  if (offered === null) return refuse({ type: "distribution-unavailable" });
  const { option, slot } = offered;
  const priced = priceLines(question, option, slot);
  if (priced === null) return refuse({ type: "basket-empty" });
  const { uid, ...contact } = customer;
  const order = newOrder(
    {
      ...question,
      uid,
      isGuest: false,
      request: {
        basketId: "test",
        menuVersion: menu.version,
        quotedTotalCents: priced.totals.totalCents,
        paymentMethod: option.type === "delivery" ? "cashOnDelivery" : "cashOnPickup",
        distribution: { optionId: option.id, slotKey: slot.key },
        address: menu.shop.address,
        contact,
        ageConfirmed: true,
      },
    },
    { option, priced, slot, stockTaken: {} },
  );
  // Its owner stands at the board, whose clock goes by the minute: it does not wait there until its time has come.
  const timeline = { ...order.timeline, releaseAt: now - minuteMs };
  return ok({ ...order, ...testNumber(menu, now), channel: "test", paymentStatus: "none", payments: [], timeline });
}

/** 'T-1125-0431': month, day and time of the shop; 'T431' is called at the counter. Both are told from real numbers by their letter. */
function testNumber({ shop }: Menu, now: Instant): Pick<Order, "no" | "dayCode"> {
  const { date, time } = instantToLocal(now, shop.timezone);
  const clock = time.replace(":", "");
  return { no: `T-${date.slice(5).replace("-", "")}-${clock}`, dayCode: `T${Number(clock)}` };
}

/** Where shoppers come first, since a new shop has that; capacity and lead time of the goods do not matter here. */
function nextHandover({ menu, restaurant, now }: TestOrderInput): { option: FulfilmentMethod; slot: Slot } | null {
  const options = menu.distributionOptions.toSorted(
    (a, b) => Number(b.type === "pickup") - Number(a.type === "pickup"),
  );
  for (const option of options) {
    const slot = earliestSlot({
      option,
      timezone: menu.shop.timezone,
      now,
      closures: restaurant.closures,
      operations: restaurant.operations,
      leadMinutes: 0,
      units: 0,
    });
    if (slot !== null) return { option, slot };
  }
  return null;
}

/** The first goods that can be bought as they are, without a question to the shopper. */
function priceLines({ menu, now }: TestOrderInput, option: FulfilmentMethod, slot: Slot): PricedBasket | null {
  const distribution = { optionId: option.id, date: slot.key.slice(0, 10), at: slot.start };
  const price = (lines: BasketLines): PricedBasket => priceBasket({ menu, lines, distribution, now });
  const isSellable = (lines: BasketLines): boolean =>
    price(lines).problems.every(({ type }) => type === "below-minimum");
  let lines: BasketLines = {};
  for (const itemId of itemsInOrder(menu)) {
    const more = withItem(menu, lines, itemId);
    if (isSellable(more)) lines = more;
    if (Object.keys(lines).length === lineCount) break;
  }
  return Object.keys(lines).length === 0 ? null : price(lines);
}

/** As the shop page shows them; sorts of a product come after the single ones. */
const itemsInOrder = ({ categories, items }: Menu): readonly Id<"product">[] => [
  ...new Set([
    ...categories.flatMap(({ entries }) => entries.map(({ id }) => id)).filter((id) => items[id] !== undefined),
    ...Object.keys(items),
  ]),
];

function withItem(menu: Menu, lines: BasketLines, itemId: Id<"product">): BasketLines {
  const choices = defaultChoices(menu, must(menu.items[itemId], "listed by the menu"));
  return addFromMenu(menu, lines, { kind: "item", refId: itemId, qty: 1, choices, seenUnitCents: 0 });
}
