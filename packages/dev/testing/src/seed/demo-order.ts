import type { BasketLine, ChosenComponent, ChosenOption } from "@lokalkorb/domain/catalog/goods/basket-line";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { changeOrder } from "@lokalkorb/domain/ordering/lifecycle/change-order";
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
import type { DemoLane, DemoOrder, DemoOrderLine } from "../scenarios/scenario/shop-scenario.ts";
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
  return { draft, finish: (number) => lived({ ...draft.order, ...number }, wanted.lane, now) };
}

/** The wanted slot as it was offered then. What is over must lie behind us, so such orders move back until it does. */
function placing({ menu, restaurant, wanted, now }: DemoOrderInput, lines: Readonly<Record<string, BasketLine>>) {
  const option = must(menu.distributionOptions[0], "a shop hands goods over");
  const { leadMinutes, kitchenUnits } = priceBasket({ menu, lines, distribution: null });
  const isOver = wanted.lane === "completed" || wanted.lane === "rejected" || wanted.lane === "cancelled";
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

/** Steps are spread between placing and now, as far as the order came. */
function lived(placed: Order, lane: DemoLane, now: Instant): Order {
  const actions = actionsByLane[lane];
  const isRefused = lane === "rejected" || lane === "cancelled";
  const end = isRefused
    ? placed.placedAt + minutes(6)
    : Math.min(now, lane === "completed" ? placed.distribution.slot.end : now);
  const at = (index: number): Instant =>
    placed.placedAt + Math.round(((end - placed.placedAt) * (index + 1)) / (actions.length + 1));
  return actions.reduce((order, action, index) => after(order, action, at(index)), placed);
}

function after(order: Order, action: OrderAction, now: Instant): Order {
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
