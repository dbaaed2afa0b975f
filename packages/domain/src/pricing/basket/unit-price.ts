import type { Id } from "../../kernel/branded.ts";
import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import { isAllowedQuantity, quantityLimits } from "../../basket/change-basket.ts";
import { must } from "../../kernel/invariant.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";
import { bundleOn } from "../../catalog/goods/bundle-on.ts";
import { bundleComponents } from "../../catalog/goods/bundle.ts";
import { contentText } from "../../catalog/goods/content-text.ts";
import { type DepositPiece, depositPieces } from "../totals/deposit-piece.ts";
import type { DepositKind, MenuItem, VatClass } from "../../catalog/goods/item.ts";
import type { Menu } from "../../menu/menu.ts";
import { checkOptions, type WithOptions } from "../../catalog/goods/option-rules.ts";
import type { OrderLine, OrderLineChoice } from "../totals/order-line.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import { unitDeposit } from "./estimate-total.ts";
import { usualCents } from "./open-pricing.ts";
import { type Pricing, priceUnit } from "./pricing.ts";
import type { Minutes } from "../../kernel/time/instant.ts";

export type LineRefusal =
  | {
      readonly type: "options-incomplete";
      readonly lineId: Id<"line">;
      readonly optionName: string;
      readonly min: number;
      readonly max: number | null;
    }
  | {
      readonly type: "line-invalid";
      readonly lineId: Id<"line">;
      readonly reason: "unknown-product" | "unknown-choice" | "quantity" | "components" | "malformed";
    };

/** An item with its number of pieces, in one unit or in a whole line. */
export interface Goods {
  readonly item: MenuItem;
  readonly quantity: number;
}

/** A taxed part of one unit: a weight for splitting its price, and the deposit that follows the same rate. */
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

/** The price of one unit of a line and its parts, without tax and quantity. */
export interface UnitPrice extends Pick<
  OrderLine,
  "name" | "kitchenName" | "unitCents" | "choices" | "components" | "contentText" | "catchWeight"
> {
  readonly depositCents: Cents;
  /** Those of its deposits that come back. */
  readonly pieces: readonly DepositPiece[];
  readonly goods: readonly Goods[];
  readonly taxed: readonly TaxedPart[];
  /** Choices that are items, which leave the stock with it. */
  readonly linked: readonly { readonly itemId: Id<"product">; readonly quantity: number }[];
  /** Choices that are goods of their own, each for its own price and with its own rate. */
  readonly extras: readonly TaxedPart[];
  /** Of the box around it and the like, whose rates are those of what is inside. */
  readonly sharedDeposits: readonly SharedDeposit[];
  /** Drinks have a flat share of its price (VAT-02). */
  readonly isFlat: boolean;
  readonly alcohol: readonly MenuItem["alcohol"][];
  readonly leadMinutes: Minutes;
  /** Something in it is kept out of discounts. */
  readonly discountable: boolean;
  /** A price of the time makes it cheaper than usual. */
  readonly reduced: boolean;
}

/** Checks and prices one unit. */
export function unitPrice(pricing: Pricing, lineId: Id<"line">, line: BasketLine): Result<UnitPrice, LineRefusal> {
  const { menu, date, itemCents } = pricing;
  const { kind, refId } = line;
  if (!hasPlainTexts(line)) return invalid(lineId, "malformed");
  // Every object has names of its own, such as "constructor": they are no products.
  if (!Object.hasOwn(kind === "item" ? menu.items : menu.bundles, refId)) return invalid(lineId, "unknown-product");
  const item = kind === "item" ? must(menu.items[refId], "a product of the menu") : undefined;
  const bundle = kind === "bundle" ? bundleOn(must(menu.bundles[refId], "a box of the menu"), date) : undefined;
  const sellable = must(item ?? bundle, "one of both");
  if (!isAllowedQuantity(line.qty, quantityLimits(sellable))) return invalid(lineId, "quantity");
  const components = bundle ? bundleComponents(bundle, line.components ?? []) : ok([]);
  if (!components.ok) return invalid(lineId, "components");
  const problem = optionProblem(menu, lineId, sellable, line);
  if (problem) return refuse(problem);
  const { choices, baseCents, unitCents } = priceUnit(pricing, sellable, line.choices, components.value);
  const own = ownChoices(menu, choices);
  // The published menu holds every item its bundles can contain.
  const inside = components.value.map((part) => ({
    ...part,
    item: must(menu.items[part.itemId], "component in menu"),
  }));
  const goods = item ? [{ item, quantity: 1 }] : inside.map((part) => ({ item: part.item, quantity: part.qty }));
  return ok({
    name: sellable.name,
    ...(item?.kitchenName ? { kitchenName: item.kitchenName } : {}),
    unitCents,
    choices,
    components: inside.map(({ item: { name }, ...part }) => ({ ...part, name })),
    depositCents: unitDeposit(menu, sellable, choices, inside),
    pieces: [
      ...goods.flatMap(({ item: one, quantity }) => depositPieces(one.depositKind, one.depositCents, quantity)),
      ...own.pieces,
      ...(bundle ? depositPieces(bundle.depositKind, bundle.depositCents, 1) : []),
    ],
    ...(item?.content ? { contentText: contentText(item.content) } : {}),
    ...(item?.catchWeight ? { catchWeight: item.catchWeight } : {}),
    goods,
    taxed: goods.map((part) => itemPart(part, itemCents(part.item))),
    linked: own.linked,
    extras: own.extras,
    sharedDeposits: [
      ...own.deposits,
      ...(bundle ? [{ cents: bundle.depositCents ?? 0, kind: bundle.depositKind }] : []),
    ],
    isFlat: bundle?.vatSplit === "flat30",
    alcohol: [...goods.map((part) => part.item.alcohol), ...own.alcohol],
    leadMinutes: bundle?.leadMinutes ?? 0,
    discountable: ![sellable, ...goods.map((part) => part.item)].some((one) => one.excludeFromDiscounts),
    reduced: item !== undefined && baseCents < usualCents(item),
  });
}

const longestNote = 200;
const plainText = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

/** Free words end up on boards and printers: no control characters, and nothing that makes an order too big to store. */
function hasPlainTexts({ note = "", choices }: BasketLine): boolean {
  return (
    note.length <= longestNote && [note, ...choices.map(({ text = "" }) => text)].every((text) => plainText.test(text))
  );
}

function optionProblem(
  menu: Menu,
  lineId: Id<"line">,
  sellable: WithOptions,
  { choices }: BasketLine,
): LineRefusal | null {
  const problem = checkOptions(menu, sellable, choices)[0];
  if (!problem) return null;
  if (problem.reason !== "too-few" && problem.reason !== "too-many") {
    return { type: "line-invalid", lineId, reason: "unknown-choice" };
  }
  const { optionName, min, max } = problem;
  return { type: "options-incomplete", lineId, optionName, min, max };
}

function itemPart({ item, quantity }: Goods, cents: Cents): TaxedPart {
  const { vatClass, customRateBp, depositCents, depositKind } = item;
  return { vatClass, customRateBp, cents: cents * quantity, depositCents: depositCents * quantity, depositKind };
}

/**
 * Choices that are goods of their own: a bottle with the meal has its price and its rate. Choices without a tax class are
 * part of what they belong to, and so is their deposit.
 */
function ownChoices({ options, items }: Menu, choices: readonly OrderLineChoice[]) {
  const known = choices.flatMap(({ optionId, choiceId, qty: quantity, cents }) => {
    const choice = options[optionId]?.choices.find(({ id }) => id === choiceId);
    if (!choice) return [];
    // A choice has no field for a rate of its own, so 'custom' can only mean that of what it belongs to.
    const { vatClass } = choice;
    const ownClass = vatClass === "custom" ? undefined : vatClass;
    const depositCents = (choice.depositCents ?? 0) * quantity;
    const pieces = depositPieces(choice.depositKind, choice.depositCents, quantity);
    return [{ ...choice, quantity, vatClass: ownClass, depositCents, pieces, cents }];
  });
  const extras = known.flatMap(({ vatClass, cents, depositCents, depositKind }): TaxedPart[] =>
    vatClass ? [{ vatClass, cents, depositCents, depositKind }] : [],
  );
  return {
    extras,
    deposits: known.flatMap(({ vatClass, depositCents, depositKind }): SharedDeposit[] =>
      vatClass ? [] : [{ cents: depositCents, kind: depositKind }],
    ),
    pieces: known.flatMap(({ pieces }) => pieces),
    alcohol: known.flatMap(({ alcohol }) => alcohol ?? []),
    linked: known.flatMap(({ itemId, quantity }) =>
      itemId !== undefined && Object.hasOwn(items, itemId) ? [{ itemId, quantity }] : [],
    ),
  };
}

const invalid = (
  lineId: Id<"line">,
  reason: Extract<LineRefusal, { type: "line-invalid" }>["reason"],
): Result<never, LineRefusal> => refuse({ type: "line-invalid", lineId, reason });
