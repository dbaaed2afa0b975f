import { addFromMenu, lineLimits, clampQuantity, type BasketLines } from "../../basket/change-basket.ts";
import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import { isBundleSoldOut, isChoiceSoldOut, isSoldOut, type SoldOutChoice } from "../../catalog/goods/sold-out.ts";
import type { Id } from "../../kernel/branded.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Menu } from "../../menu/menu.ts";
import { openPricing } from "../../pricing/basket/open-pricing.ts";
import { unitPrice } from "../../pricing/basket/unit-price.ts";
import type { OrderLine } from "../../pricing/totals/order-line.ts";
import type { Order } from "../order/order.ts";
import { chosenOptions } from "./chosen-options.ts";

/** A difference to the day on which the order was placed (S-S19). Products are named as they were called then. */
export type AgainChange =
  /** The shop took it out of the order then. */
  | { readonly type: "left-out"; readonly name: string }
  | { readonly type: "gone"; readonly name: string }
  | { readonly type: "sold-out"; readonly name: string }
  /** It cannot be chosen like that any more, so it has to be chosen anew. */
  | { readonly type: "choose"; readonly name: string }
  | { readonly type: "price"; readonly name: string; readonly beforeCents: Cents; readonly nowCents: Cents }
  | { readonly type: "quantity"; readonly name: string; readonly before: number; readonly now: number }
  | { readonly type: "way"; readonly before: FulfilmentType };

type NewLine = Omit<BasketLine, "position">;

export interface OrderAgain {
  readonly lines: readonly NewLine[];
  readonly put: readonly {
    readonly lineId: Id<"line">;
    readonly name: string;
    readonly qty: number;
    readonly totalCents: Cents;
  }[];
  /** The way of the order where the shop still offers it, else another of the same kind; null: the shopper chooses. */
  readonly optionId: Id<"method"> | null;
  readonly changes: readonly AgainChange[];
}

/** The facts that change between two publications. */
export interface AgainLive {
  readonly soldOutItemIds: readonly string[];
  readonly soldOutBundleIds: readonly string[];
  readonly soldOutChoices?: readonly SoldOutChoice[];
  readonly waysOff?: readonly string[];
}

export interface AgainToday {
  /** As it is published now, and not the one the order was made from. */
  readonly menu: Menu;
  readonly live: AgainLive;
  readonly now: Instant;
}

type Placed = Pick<Order, "lines"> & { readonly distribution: Pick<Order["distribution"], "optionId" | "type"> };

/** The same order once more, as far as it can be had today. Each line is either put in or named in `changes`. */
export function reorder({ lines, distribution }: Placed, today: AgainToday): OrderAgain {
  const found = lines.map((line) => lineAgain(line, today));
  const optionId = wayAgain(distribution, today);
  return {
    lines: found.flatMap(({ line }) => line ?? []),
    put: found.flatMap(({ line, lineId, name, unitCents }) =>
      line === null ? [] : [{ lineId, name, qty: line.qty, totalCents: unitCents * line.qty }],
    ),
    optionId,
    changes: [
      ...found.flatMap(({ changes }) => changes),
      ...(optionId === null ? [{ type: "way", before: distribution.type } as const] : []),
    ],
  };
}

/** Beside what lies in the basket already, or in its place when `into` is empty. */
export const putAgain = (menu: Menu, into: BasketLines, { lines }: Pick<OrderAgain, "lines">): BasketLines =>
  lines.reduce<BasketLines>((all, line) => addFromMenu(menu, all, line), into);

interface FoundLine {
  readonly line: NewLine | null;
  /** Of the order. */
  readonly lineId: Id<"line">;
  readonly name: string;
  readonly unitCents: Cents;
  readonly changes: readonly AgainChange[];
}

function lineAgain(before: OrderLine, { menu, live, now }: AgainToday): FoundLine {
  const { lineId, name } = before;
  const without = (type: "left-out" | "gone" | "sold-out" | "choose"): FoundLine => ({
    line: null,
    lineId,
    name,
    unitCents: 0,
    changes: [{ type, name }],
  });
  if (before.removed) return without("left-out");
  const limits = lineLimits(menu, before);
  if (!limits) return without("gone");
  if (isLineGone(before, { menu, live, now })) return without("sold-out");
  const qty = clampQuantity(before.qty, limits);
  const line = basketLineOf(before, menu, qty);
  const priced = unitPrice(openPricing(menu), before.lineId, { ...line, position: 0 });
  if (!priced.ok) return without("choose");
  const { unitCents } = priced.value;
  return {
    line: { ...line, seenUnitCents: unitCents },
    lineId,
    name,
    unitCents,
    changes: [
      ...(qty === before.qty ? [] : [{ type: "quantity", name, before: before.qty, now: qty } as const]),
      ...priceChange(before, unitCents, menu),
    ],
  };
}

/** Of goods by weight the price of a kilogram is compared: what a piece cost followed from what it weighed. */
function priceChange(
  { name, refId, kind, unitCents, catchWeight }: OrderLine,
  nowCents: Cents,
  menu: Menu,
): AgainChange[] {
  const item = kind === "item" ? menu.items[refId] : undefined;
  const isSame =
    catchWeight && item?.catchWeight
      ? catchWeight.pricePerKgCents === item.catchWeight.pricePerKgCents
      : unitCents === nowCents;
  return isSame ? [] : [{ type: "price", name, beforeCents: unitCents, nowCents }];
}

function isLineGone({ kind, refId, choices, components }: OrderLine, { menu, live, now }: AgainToday): boolean {
  const bundle = kind === "bundle" ? menu.bundles[refId] : undefined;
  return (
    (bundle ? isBundleSoldOut(bundle, live) : isSoldOut(refId, live)) ||
    components.some(({ itemId, slotId }) => isPicked(bundle, slotId) && isSoldOut(itemId, live)) ||
    choices.some((choice) => isChoiceSoldOut(menu, choice, live, now))
  );
}

type Bundle = Menu["bundles"][string] | undefined;

/** Fixed contents come by themselves. */
const isPicked = (bundle: Bundle, slotId: string): boolean =>
  bundle?.slots.some((slot) => slot.id === slotId && !slot.fixed) === true;

function basketLineOf(before: OrderLine, menu: Menu, qty: number): NewLine {
  const { kind, refId, note, substitution, unitCents } = before;
  const bundle = kind === "bundle" ? menu.bundles[refId] : undefined;
  return {
    kind,
    refId,
    qty,
    choices: chosenOptions(before),
    ...(bundle ? { components: picks(before, bundle) } : {}),
    ...(note ? { note } : {}),
    ...(substitution ? { substitution } : {}),
    seenUnitCents: unitCents,
  };
}

/** An order counts pieces, a basket counts picks. What the box does not hold any more makes the choice incomplete. */
const picks = ({ components }: OrderLine, bundle: NonNullable<Bundle>): NonNullable<BasketLine["components"]> =>
  components.flatMap(({ slotId, itemId, qty }) => {
    const choice = bundle.slots
      .filter((slot) => slot.id === slotId && !slot.fixed)
      .flatMap(({ choices }) => choices)
      .find((one) => one.itemId === itemId);
    return choice ? [{ slotId, itemId, qty: qty / choice.qty }] : [];
  });

function wayAgain({ optionId, type }: Placed["distribution"], { menu, live }: AgainToday): Id<"method"> | null {
  const off = new Set(live.waysOff ?? []);
  const offered = menu.distributionOptions.filter(({ id }) => !off.has(id));
  return (offered.find(({ id }) => id === optionId) ?? offered.find((other) => other.type === type))?.id ?? null;
}
