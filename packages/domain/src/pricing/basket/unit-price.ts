import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import { type BasketLines, isAllowedQuantity, quantityLimits } from "../../basket/change-basket.ts";
import { must } from "../../kernel/invariant.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { bundlePrice } from "../../catalog/prices/bundle-price.ts";
import { bundleOn } from "../../catalog/goods/bundle-on.ts";
import { bundleComponents } from "../../catalog/goods/bundle.ts";
import { contentText } from "../../catalog/goods/content-text.ts";
import type { DepositKind, MenuItem, VatClass } from "../../catalog/goods/item.ts";
import type { Menu } from "../../menu/menu.ts";
import { checkOptions, type WithOptions } from "../../catalog/goods/option-rules.ts";
import { priceAt, weightCents } from "../../catalog/prices/price-at.ts";
import type { OrderLine, OrderLineChoice } from "../totals/order-line.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Instant, LocalDate, Minutes } from "../../kernel/time/instant.ts";
import { priceChoices } from "./price-choices.ts";

export type LineRefusal =
  | {
      readonly type: "options-incomplete";
      readonly lineId: string;
      readonly optionName: string;
      readonly min: number;
      readonly max: number | null;
    }
  | {
      readonly type: "line-invalid";
      readonly lineId: string;
      readonly reason: "unknown-product" | "unknown-choice" | "quantity" | "components" | "malformed";
    };

/** An item with its number of pieces, in one unit or in a whole line. */
export interface Goods {
  readonly item: MenuItem;
  readonly pieces: number;
}

/** What is taxed in one unit: a weight for splitting its price, and the deposit that follows the same rate. */
export interface TaxedPart {
  readonly vatClass: VatClass;
  readonly customRateBp?: BasisPoints | undefined;
  readonly cents: Cents;
  readonly depositCents: Cents;
  readonly depositKind?: DepositKind | undefined;
}

export interface SharedDeposit {
  readonly cents: Cents;
  readonly kind: DepositKind | undefined;
}

/** What one unit of a line costs and consists of; all that does not depend on tax or quantity. */
export interface UnitPrice extends Pick<
  OrderLine,
  "name" | "kitchenName" | "unitCents" | "choices" | "components" | "contentText" | "catchWeight"
> {
  readonly goods: readonly Goods[];
  readonly taxed: readonly TaxedPart[];
  /** Choices that are goods of their own, each for its own price and with its own rate. */
  readonly extras: readonly TaxedPart[];
  /** Of the box around it and the like, whose rates are those of what is inside. */
  readonly sharedDeposits: readonly SharedDeposit[];
  readonly alcohol: readonly MenuItem["alcohol"][];
  readonly leadMinutes: Minutes;
  /** Something in it is kept out of discounts. */
  readonly discountable: boolean;
  /** A price of the time makes it cheaper than usual. */
  readonly reduced: boolean;
}

/** When the goods are handed over; without a day, prices of certain times do not count yet. */
export interface PriceWhen {
  readonly date?: LocalDate | null;
  readonly at?: Instant | null;
  readonly priceListId?: string | undefined;
}

/**
 * Checks and prices one unit. Kept apart from tax so that a shop's first page can show its basket with little code;
 * `priceLine` builds on the same answer.
 */
export function unitPrice(
  menu: Menu,
  lineId: string,
  line: BasketLine,
  when: PriceWhen = {},
): Result<UnitPrice, LineRefusal> {
  if (!hasPlainTexts(line)) return invalid(lineId, "malformed");
  // Every object has names of its own, such as "constructor": they are no products.
  if (!Object.hasOwn(line.kind === "item" ? menu.items : menu.bundles, line.refId))
    return invalid(lineId, "unknown-product");
  return line.kind === "item" ? itemPrice(menu, lineId, line, when) : bundleUnitPrice(menu, lineId, line, when);
}

const longestNote = 200;
const plainText = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

/** Free words end up on boards and printers: no control characters, and nothing that makes an order too big to store. */
function hasPlainTexts({ note = "", choices }: BasketLine): boolean {
  return (
    note.length <= longestNote && [note, ...choices.map(({ text = "" }) => text)].every((text) => plainText.test(text))
  );
}

function itemPrice(menu: Menu, lineId: string, line: BasketLine, when: PriceWhen): Result<UnitPrice, LineRefusal> {
  const item = must(menu.items[line.refId], "a product of the menu");
  if (!isAllowedQuantity(line.qty, quantityLimits(item))) return invalid(lineId, "quantity");
  const problem = optionProblem(menu, lineId, item, line);
  if (problem) return refuse(problem);
  const { choices, cents } = priceChoices(menu, item, line.choices);
  const own = ownChoices(menu, choices);
  const baseCents = pieceCents(menu, item, when);
  const { catchWeight } = item;
  return ok({
    name: item.name,
    ...(item.kitchenName ? { kitchenName: item.kitchenName } : {}),
    unitCents: baseCents + cents,
    choices,
    components: [],
    ...(item.content ? { contentText: contentText(item.content) } : {}),
    ...(catchWeight ? { catchWeight } : {}),
    goods: [{ item, pieces: 1 }],
    taxed: [itemPart(item, baseCents, 1)],
    extras: own.extras,
    sharedDeposits: own.deposits,
    alcohol: [item.alcohol, ...own.alcohol],
    leadMinutes: 0,
    discountable: !item.excludeFromDiscounts,
    reduced: baseCents < usualCents(item),
  });
}

function bundleUnitPrice(
  menu: Menu,
  lineId: string,
  line: BasketLine,
  when: PriceWhen,
): Result<UnitPrice, LineRefusal> {
  const published = must(menu.bundles[line.refId], "a box of the menu");
  const bundle = bundleOn(published, when.date ?? null);
  if (!isAllowedQuantity(line.qty, quantityLimits(bundle))) return invalid(lineId, "quantity");
  const chosen = bundleComponents(bundle, line.components ?? []);
  if (!chosen.ok) return invalid(lineId, "components");
  const problem = optionProblem(menu, lineId, bundle, line);
  if (problem) return refuse(problem);
  const { choices, cents } = priceChoices(menu, bundle, line.choices);
  const own = ownChoices(menu, choices);
  // The published menu holds every item its bundles can contain.
  const itemOf = (itemId: string): MenuItem => must(menu.items[itemId], "component in menu");
  const components = chosen.value.map((component) => ({ ...component, item: itemOf(component.itemId) }));
  const baseCents = bundlePrice(bundle, chosen.value, (itemId) => pieceCents(menu, itemOf(itemId), when));
  return ok({
    name: bundle.name,
    unitCents: baseCents + cents,
    choices,
    components: components.map(({ slotId, itemId, item, qty, surchargeCents }) => ({
      slotId,
      itemId,
      name: item.name,
      qty,
      surchargeCents,
    })),
    goods: components.map(({ item, qty }) => ({ item, pieces: qty })),
    taxed: components.map(({ item, qty }) => itemPart(item, pieceCents(menu, item, when), qty)),
    extras: own.extras,
    sharedDeposits: [...own.deposits, { cents: bundle.depositCents ?? 0, kind: bundle.depositKind }],
    alcohol: [...components.map(({ item }) => item.alcohol), ...own.alcohol],
    leadMinutes: bundle.leadMinutes ?? 0,
    discountable: !bundle.excludeFromDiscounts && !components.some(({ item }) => item.excludeFromDiscounts),
    reduced: false,
  });
}

function optionProblem(menu: Menu, lineId: string, sellable: WithOptions, { choices }: BasketLine): LineRefusal | null {
  const problem = checkOptions(menu, sellable, choices)[0];
  if (!problem) return null;
  if (problem.reason !== "too-few" && problem.reason !== "too-many") {
    return { type: "line-invalid", lineId, reason: "unknown-choice" };
  }
  const { optionName, min, max } = problem;
  return { type: "options-incomplete", lineId, optionName, min, max };
}

/** Goods by weight cost what their estimate costs; there is no price of the time for them. */
function pieceCents({ shop }: Menu, item: MenuItem, { at = null, priceListId }: PriceWhen): Cents {
  if (item.catchWeight) return usualCents(item);
  return priceAt(item, { at, timezone: shop.timezone, priceListId });
}

function usualCents({ catchWeight, priceCents }: MenuItem): Cents {
  return catchWeight ? weightCents(catchWeight, catchWeight.estGrams) : priceCents;
}

function itemPart(item: MenuItem, cents: Cents, pieces: number): TaxedPart {
  const { vatClass, customRateBp, depositCents, depositKind } = item;
  return { vatClass, customRateBp, cents: cents * pieces, depositCents: depositCents * pieces, depositKind };
}

/**
 * Choices that are goods of their own: a bottle with the meal has its price and its rate. Choices without a tax class are
 * part of what they belong to, and so is their deposit.
 */
function ownChoices({ options }: Menu, choices: readonly OrderLineChoice[]) {
  const known = choices.flatMap(({ optionId, choiceId, qty, cents }) => {
    const choice = options[optionId]?.choices.find(({ id }) => id === choiceId);
    if (!choice) return [];
    // A choice has no field for a rate of its own, so 'custom' can only mean that of what it belongs to.
    const { vatClass } = choice;
    const ownClass = vatClass === "custom" ? undefined : vatClass;
    return [{ ...choice, vatClass: ownClass, depositCents: (choice.depositCents ?? 0) * qty, cents }];
  });
  const extras = known.flatMap(({ vatClass, cents, depositCents, depositKind }): TaxedPart[] =>
    vatClass ? [{ vatClass, cents, depositCents, depositKind }] : [],
  );
  return {
    extras,
    deposits: known.flatMap(({ vatClass, depositCents, depositKind }): SharedDeposit[] =>
      vatClass ? [] : [{ cents: depositCents, kind: depositKind }],
    ),
    alcohol: known.flatMap(({ alcohol }) => alcohol ?? []),
  };
}

const invalid = (
  lineId: string,
  reason: Extract<LineRefusal, { type: "line-invalid" }>["reason"],
): Result<never, LineRefusal> => refuse({ type: "line-invalid", lineId, reason });

/** Sum of goods and deposits for the basket bar, with lines that cannot be sold left out, as in `priceBasket`. */
export function goodsTotal(
  menu: Menu,
  lines: BasketLines,
  when?: PriceWhen,
): { readonly goodsCents: Cents; readonly depositCents: Cents } {
  let goodsCents = 0;
  let depositCents = 0;
  for (const [lineId, line] of Object.entries(lines)) {
    const unit = unitPrice(menu, lineId, line, when);
    if (!unit.ok) continue;
    goodsCents += unit.value.unitCents * line.qty;
    depositCents += unitDeposit(unit.value) * line.qty;
  }
  return { goodsCents, depositCents };
}

export function unitDeposit(unit: Pick<UnitPrice, "taxed" | "extras" | "sharedDeposits">): Cents {
  const ofParts = [...unit.taxed, ...unit.extras].reduce((sum, { depositCents }) => sum + depositCents, 0);
  return unit.sharedDeposits.reduce((sum, { cents }) => sum + cents, ofParts);
}
