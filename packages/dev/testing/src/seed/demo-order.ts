import type { BasketLine, ChosenComponent, ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { changeOrder } from "@lokalkorb/domain/ordering/lifecycle/change-order";
import { editOrder } from "@lokalkorb/domain/ordering/change/edit-order";
import type { OrderEdit } from "@lokalkorb/domain/ordering/change/reprice-order";
import { transitionOf } from "@lokalkorb/domain/ordering/order/order-transition";
import { statusAfterRefunds } from "@lokalkorb/domain/ordering/payment/apply-payment-fact";
import { refundOf, type RefundRequest } from "@lokalkorb/domain/ordering/refunds/refund-order";
import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { decideOrder } from "@lokalkorb/domain/ordering/place/decide-order";
import type { NewOrder } from "@lokalkorb/domain/ordering/place/order-input";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { counterMethod, openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import type { ShopSettings } from "@lokalkorb/domain/shop/shop-settings";
import { offeredSlots } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { DemoDeed, DemoLane, DemoOrder, DemoOrderLine } from "../scenarios/scenario/shop-scenario.ts";
import { minutes } from "./times.ts";

export interface DemoOrderInput {
  readonly menu: Menu;
  readonly restaurant: Pick<ShopSettings, "name" | "operations" | "closures">;
  readonly wanted: DemoOrder;
  readonly customerUid: string;
  readonly isGuest: boolean;
  readonly now: Instant;
}

/** A draft as the shop would have taken it, and what became of it since. Numbers are given out by the caller. */
export interface DemoOrderResult {
  readonly draft: NewOrder;
  readonly finish: (number: { readonly no: string; readonly dayCode: string }) => Order;
}

const actionsByLane: Readonly<Record<DemoLane, readonly OrderAction[]>> = {
  placed: [],
  accepted: ["accept"],
  preparing: ["accept", "prepare"],
  ready: ["accept", "prepare", "ready"],
  completed: ["accept", "prepare", "ready", "complete"],
  rejected: ["reject"],
  cancelled: ["cancel"],
  noShow: ["accept", "prepare", "ready", "noShow"],
};

/** Out of the numbers that are never given to a person. */
const demoPhone = "+49 30 23125 014";

/** Goes through the same decisions as a real order, at the moment in the past when it was placed. */
export function demoOrder(question: DemoOrderInput): DemoOrderResult {
  const { menu, restaurant, wanted, customerUid, isGuest, now } = question;
  const lines = Object.fromEntries(
    wanted.lines.map((line, position) => [`zeile-${position + 1}`, basketLine(menu, line, position)]),
  );
  const { placedAt, slot, optionId } = placing(question, lines);
  const priced = priceBasket({ menu, lines, distribution: { optionId, date: slot.key.slice(0, 10), at: slot.start } });
  // Orders of the demo are fetched.
  const methods = menu.paymentMethods.filter((method) => method !== "cashOnDelivery" && method !== "online");
  const decision = decideOrder({
    menu,
    restaurant,
    uid: customerUid,
    isGuest,
    now: placedAt,
    available: () => null,
    soldOutBundleIds: [],
    openOrders: 0,
    slotUse: null,
    basket: {
      ownerUid: customerUid,
      status: "open",
      channel: "web",
      storefrontId: menu.storefrontId,
      menuVersion: menu.version,
      lines,
      lastActivityAt: placedAt,
      expiresAt: placedAt,
    },
    request: {
      basketId: `${customerUid}_web`,
      menuVersion: menu.version,
      quotedTotalCents: priced.totals.totalCents,
      distribution: { optionId, slotKey: slot.key },
      contact: {
        name: wanted.customer,
        email: `${slugOf(wanted.customer)}@kundschaft.example`,
        ...(menu.ordering.phoneRequired ? { phone: demoPhone } : {}),
      },
      paymentMethod: must(methods[wanted.lines.length % methods.length], "a shop takes money"),
      ...(wanted.note === undefined ? {} : { customerNote: wanted.note }),
      ageConfirmed: true,
    },
  });
  if (!decision.ok)
    throw new Error(`The demo order of ${wanted.customer} was refused: ${JSON.stringify(decision.refusal)}`);
  const draft = decision.value;
  return { draft, finish: (number) => lived({ ...draft.order, ...number }, wanted, now) };
}

/** The wanted slot as it was offered then. What is over must lie behind us, so such orders move back until it does. */
function placing({ menu, restaurant, wanted, now }: DemoOrderInput, lines: Readonly<Record<string, BasketLine>>) {
  const option = must(menu.distributionOptions[0], "a shop hands goods over");
  const { leadMinutes, kitchenUnits } = priceBasket({ menu, lines, distribution: null });
  const isOver = final.some((lane) => lane === wanted.lane);
  for (let placedAt = now - minutes(wanted.placedMinutesAgo); ; placedAt -= minutes(180)) {
    const days = offeredSlots({
      option,
      timezone: menu.shop.timezone,
      now: placedAt,
      closures: restaurant.closures,
      operations: restaurant.operations,
      leadMinutes,
      units: kitchenUnits,
    });
    const free = days
      .flatMap(({ slots }) => slots)
      .filter(({ state }) => state === "free")
      .map(({ slot }) => slot);
    const slot: Slot | undefined = free[Math.min(wanted.slotIndex, free.length - 1)];
    if (slot !== undefined && (!isOver || slot.end <= now)) return { placedAt, slot, optionId: option.id };
    if (placedAt < now - minutes(30 * 24 * 60))
      throw new Error(`There is no time for the demo order of ${wanted.customer}.`);
  }
}

const final: readonly DemoLane[] = ["completed", "rejected", "cancelled", "noShow"];

/** As far as the order came: it is answered soon, made shortly before its time, and changes hands at it. */
function lived(placed: Order, { lane, deed }: DemoOrder, now: Instant): Order {
  const { placedAt } = placed;
  const { start, end } = placed.distribution.slot;
  const wished: Readonly<Record<OrderAction, Instant>> = {
    accept: placedAt + minutes(2),
    reject: placedAt + minutes(6),
    cancel: placedAt + minutes(6),
    prepare: start - minutes(25),
    ready: start - minutes(6),
    complete: start + (end - start) / 3,
    noShow: end + minutes(20),
    restore: now,
    deliver: now,
    ship: now,
  };
  // Those on the board may be ahead of their time, but never of ours.
  const latest = lane === "completed" ? end : now;
  const actions = actionsByLane[lane];
  return actions.reduce((order, action, index) => {
    const before = order.events.at(-1)?.at ?? placedAt;
    const at = Math.max(before, Math.min(wished[action], latest - (actions.length - index - 1) * 1000));
    const stepped = takeStep(order, action, at);
    return action === "accept" || action === "complete" ? withDeed(stepped, action, deed, at) : stepped;
  }, placed);
}

function withDeed(order: Order, action: "accept" | "complete", deed: DemoDeed | undefined, now: Instant): Order {
  if (deed === undefined || (deed.kind === "refunded") !== (action === "complete")) return order;
  const { lineId } = must(
    order.lines.find(({ refId }) => refId === deed.refId),
    deed.refId,
  );
  if (deed.kind === "refunded")
    return refunded(order, { kind: "lines", lines: [{ lineId, qty: deed.qty }] }, deed.reason, now + minutes(1));
  const edit: OrderEdit =
    deed.kind === "weighed"
      ? { kind: "weigh", lineId, grams: deed.grams }
      : { kind: "quantity", lineId, qty: deed.qty };
  const decided = editOrder({ order, edits: [edit], packed: [], by: "merchant", role: "owner", now });
  if (!decided.ok || decided.value.type !== "changed") throw new Error(`The demo order ${order.no} cannot be changed.`);
  return { ...order, ...decided.value.patch };
}

/** Handed back over the counter, where all orders of the demo are paid. */
function refunded(order: Order, wish: RefundRequest, reason: string, now: Instant): Order {
  const amounts = refundOf(order, wish);
  if (!amounts.ok) throw new Error(`The demo order ${order.no} gives nothing back.`);
  const refunds: Order["refunds"] = [{ id: "refund-1", state: "succeeded", at: now, reason, ...amounts.value }];
  const data = { refundId: "refund-1", cents: amounts.value.cents };
  const { patch } = transitionOf(order, [{ at: now, type: "refunded", by: "merchant", reason, data }]);
  return { ...order, refunds, paymentStatus: statusAfterRefunds(order, refunds), ...patch };
}

function takeStep(order: Order, action: OrderAction, now: Instant): Order {
  const due = action === "complete" ? openCents(order) : 0;
  const changed = changeOrder({
    order,
    action,
    by: action === "cancel" ? "customer" : "merchant",
    role: "owner",
    now,
    reason:
      action === "reject"
        ? { code: "soldOut", text: "Das war leider schon aus. Morgen gibt es wieder genug." }
        : undefined,
    ageCheck: "passed",
    payment: due > 0 ? { method: counterMethod(order.paymentMethod), cents: due } : undefined,
  });
  if (!changed.ok) throw new Error(`The demo order ${order.no}: no ${action} (${JSON.stringify(changed.refusal)})`);
  return { ...order, ...changed.value.patch };
}

function basketLine(menu: Menu, line: DemoOrderLine, position: number): BasketLine {
  const kind = line.refId in menu.bundles ? "bundle" : "item";
  const basket: BasketLine = {
    kind,
    refId: line.refId,
    qty: line.qty,
    choices: (line.choices ?? []).map(chosenOption),
    ...(kind === "bundle" ? { components: chosenComponents(line.components ?? []) } : {}),
    ...(line.note === undefined ? {} : { note: line.note }),
    ...(line.substitution === undefined ? {} : { substitution: line.substitution }),
    position,
    seenUnitCents: 0,
  };
  const priced = priceBasket({ menu, lines: { line: basket }, distribution: null });
  return { ...basket, seenUnitCents: priced.lines[0]?.unitCents ?? 0 };
}

function chosenOption(written: string): ChosenOption {
  const [, optionId = "", choiceId = "", qty, text] = /^([^:]+):([^*=]+)(?:\*(\d+))?(?:=(.*))?$/.exec(written) ?? [];
  return { optionId, choiceId, qty: Number(qty ?? 1), ...(text === undefined ? {} : { text }) };
}

const chosenComponents = (written: readonly string[]): ChosenComponent[] =>
  Object.entries(Object.groupBy(written, (entry) => entry)).map(([entry, same]) => {
    const [slotId = "", itemId = ""] = entry.split(":");
    return { slotId, itemId, qty: same?.length ?? 0 };
  });

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ü", "ue")
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll(/[^a-z0-9]+/g, "-");
