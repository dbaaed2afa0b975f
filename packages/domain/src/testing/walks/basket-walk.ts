import fc from "fast-check";
import { basketMachine } from "../../basket/basket-machine.ts";
import type { Basket } from "../../basket/basket.ts";
import {
  addLine,
  type BasketLines,
  isAllowedQuantity,
  lineLimits,
  orderedLines,
  removeLine,
  setQuantity,
} from "../../basket/change-basket.ts";
import { lineIdOf } from "../../basket/line-key.ts";
import { assert, must } from "../../kernel/invariant.ts";
import { decideOrder } from "../../ordering/place/decide-order.ts";
import type { Order } from "../../ordering/order/order.ts";
import { dueOnlineCents, decidePaymentFact } from "../../ordering/payment/apply-payment-fact.ts";
import { priceBasket } from "../../pricing/basket/price-basket.ts";
import { aBasket, aBasketLine, aMenu, aMoment, anItem, aShop } from "../builders.ts";
import { trackOf } from "./track-edges.ts";

/** A basket and the order that waits for its money, if one does. */
interface Walk {
  readonly basket: Basket;
  readonly waiting: Order | null;
}

const menu = aMenu({
  items: { bread: anItem(), roll: anItem({ id: "roll", minQty: 2, stepQty: 2, maxQtyPerOrder: 12 }) },
  paymentMethods: ["cashOnPickup", "online"],
});
const slotKey = "2026-11-20T11:00";

const command = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("add" as const),
      refId: fc.constantFrom("bread", "roll", "gone"),
      qty: fc.integer({ min: -2, max: 30 }),
      note: fc.constantFrom("", "hell"),
    }),
  },
  fc.record({ kind: fc.constant("set" as const), nth: fc.nat(3), qty: fc.integer({ min: -1, max: 30 }) }),
  fc.record({ kind: fc.constant("remove" as const), nth: fc.nat(3) }),
  fc.record({
    kind: fc.constant("order" as const),
    paymentMethod: fc.constantFrom("cashOnPickup" as const, "online" as const),
    misread: fc.constantFrom(0, 0, 1),
  }),
  fc.record({ kind: fc.constantFrom("paid" as const, "expired" as const), short: fc.constantFrom(0, 0, 1) }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** Random presses on a basket: its lines stay orderable, and one basket never becomes two orders. */
export function walkBaskets(sequences: number, seed: number) {
  const track = trackOf("basket", basketMachine);
  fc.assert(
    fc.property(fc.array(command, { minLength: 20, maxLength: 40 }), (commands) => {
      let at: Walk = { basket: aBasket({ lines: {} }), waiting: null };
      track.begins(at.basket.status);
      for (const one of commands) {
        const before = at;
        at = walk(before, one);
        track.goes(before.basket.status, at.basket.status);
        keepsItsRules(before, at);
      }
    }),
    { numRuns: sequences, seed },
  );
  return { basket: track };
}

function walk(at: Walk, one: Command): Walk {
  switch (one.kind) {
    case "add":
    case "set":
    case "remove":
      return { ...at, basket: written(at.basket, one) };
    case "order":
      return ordered(at, one);
    case "paid":
    case "expired": {
      if (at.waiting === null) return at;
      const cents = dueOnlineCents(at.waiting) - one.short;
      const fact = one.kind === "paid" ? ({ type: "paid", paymentId: "pi_1", cents } as const) : { type: one.kind };
      const decision = decidePaymentFact(at.waiting, fact, aMoment);
      if (decision.type === "place") return { basket: { ...at.basket, status: "converted" }, waiting: null };
      if (decision.type === "expire") return { basket: { ...at.basket, status: "open" }, waiting: null };
      return at;
    }
  }
}

/** A write of the browser: a locked basket refuses it, a finished one begins anew. */
function written(basket: Basket, one: Extract<Command, { kind: "add" | "set" | "remove" }>): Basket {
  if (basket.status === "locked") return basket;
  const lines = basket.status === "open" ? basket.lines : {};
  return { ...basket, status: "open", lines: changed(lines, one) };
}

function changed(lines: BasketLines, one: Extract<Command, { kind: "add" | "set" | "remove" }>): BasketLines {
  if (one.kind === "add") {
    const line = aBasketLine({ refId: one.refId, qty: one.qty, note: one.note });
    const limits = lineLimits(menu, line);
    return limits === undefined ? lines : addLine(lines, line, limits).lines;
  }
  const [lineId, line] = orderedLines(lines)[one.nth] ?? ["unknown", aBasketLine()];
  return one.kind === "remove"
    ? removeLine(lines, lineId)
    : setQuantity(lines, lineId, one.qty, must(lineLimits(menu, line), "only known products are put in"));
}

function ordered(at: Walk, { paymentMethod, misread }: Extract<Command, { kind: "order" }>): Walk {
  const { basket } = at;
  const distribution = { optionId: "pickup", date: "2026-11-20" };
  const { totals } = priceBasket({ menu, lines: basket.lines, distribution });
  const decided = decideOrder({
    menu,
    restaurant: aShop(),
    basket,
    uid: basket.ownerUid,
    now: aMoment,
    available: () => null,
    soldOutBundleIds: [],
    openOrders: 0,
    slotUse: null,
    request: {
      basketId: "shopper_web",
      menuVersion: 1,
      quotedTotalCents: totals.totalCents + misread,
      distribution: { optionId: "pickup", slotKey },
      contact: { name: "Kundin 1", email: "kundin1@post.example" },
      paymentMethod,
      ageConfirmed: false,
    },
  });
  if (!decided.ok) return at;
  assert(basket.status === "open" && misread === 0, "only what is open and was seen as it is becomes an order");
  const order: Order = { ...decided.value.order, no: "", dayCode: "" };
  const quantity = order.lines.map(({ lineId, qty }) => [lineId, qty]);
  assert(
    JSON.stringify(quantity) === JSON.stringify(orderedLines(basket.lines).map(([id, { qty }]) => [id, qty])),
    "the order has the pieces of its basket",
  );
  return order.status === "pendingPayment"
    ? { basket: { ...basket, status: "locked" }, waiting: order }
    : { basket: { ...basket, status: "converted" }, waiting: null };
}

function keepsItsRules(before: Walk, { basket, waiting }: Walk): void {
  assert((basket.status === "locked") === (waiting !== null), "a basket is locked as long as its order waits");
  assert(
    before.basket.status !== "locked" || basket.lines === before.basket.lines,
    "what is being paid stays as it is",
  );
  const lines = orderedLines(basket.lines);
  assert(new Set(lines.map(([, { position }]) => position)).size === lines.length, "every line has a place of its own");
  for (const [lineId, line] of lines) {
    assert(lineIdOf(line) === lineId, "the same configuration is one line");
    assert(isAllowedQuantity(line.qty, must(lineLimits(menu, line), "a known product")), "quantities are allowed ones");
  }
}
