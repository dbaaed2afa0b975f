import type { Id } from "../../kernel/branded.ts";
import type { BasketLine } from "../../catalog/goods/basket-line.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import { withdrawalOfLine } from "../../catalog/withdrawal/withdrawal-of-line.ts";
import { lineFacts } from "../../catalog/food/line-facts.ts";
import { allergensOf } from "../../catalog/food/allergens-of.ts";
import { type MinAge, minAge } from "../../catalog/goods/min-age.ts";
import { groupPieces } from "../totals/deposit-piece.ts";
import type { OrderLine } from "../totals/order-line.ts";
import { ok, type Result } from "../../kernel/result.ts";
import { bundleWeights, perRate } from "../tax/rate-weights.ts";
import { splitByRate } from "../tax/split-by-rate.ts";
import { groupByRate } from "../tax/vat-breakdown.ts";
import { type VatPart } from "../tax/vat-line.ts";
import { depositVatRate, vatRate, type VatService } from "../tax/vat-rates.ts";
import type { Minutes } from "../../kernel/time/instant.ts";
import type { Pricing } from "./pricing.ts";
import { type LineRefusal, type TaxedPart, type UnitPrice, unitPrice } from "./unit-price.ts";

/** A basket line with everything that follows from it. `orderLine` makes the frozen copy for the order. */
export interface PricedLine extends OrderLine {
  readonly depositVat: readonly VatPart[];
  /** The unit price is not the one the shopper was shown. */
  readonly changed: boolean;
  readonly minAge: MinAge;
  readonly leadMinutes: Minutes;
  /** Pieces per item that leave the stock, components of bundles and choices that are items included. */
  readonly quantity: Readonly<Record<string, number>>;
  /** Discounts may touch it. */
  readonly discountable: boolean;
  /** Cheaper than usual already. */
  readonly reduced: boolean;
}

export interface LineInput {
  readonly pricing: Pricing;
  readonly lineId: Id<"line">;
  readonly line: BasketLine;
  readonly service?: VatService;
}

export function priceLine(question: LineInput): Result<PricedLine, LineRefusal> {
  const { pricing, lineId, line } = question;
  const { menu, date } = pricing;
  const priced = unitPrice(pricing, lineId, line);
  if (!priced.ok) return priced;
  const {
    goods,
    taxed: _taxed,
    extras: _extras,
    sharedDeposits: _shared,
    pieces,
    isFlat: _isFlat,
    linked,
    alcohol,
    leadMinutes,
    ...copied
  } = priced.value;
  const note = line.note?.trim();
  const wish = line.substitution ?? menu.ordering.substitutionDefault ?? "ask";
  const quantity: Record<string, number> = {};
  const taken = [...goods.map(({ item, quantity: count }) => ({ itemId: item.id, quantity: count })), ...linked];
  for (const { itemId, quantity: count } of taken) quantity[itemId] = (quantity[itemId] ?? 0) + count * line.qty;
  return ok({
    ...copied,
    lineId,
    kind: line.kind,
    refId: line.refId,
    qty: line.qty,
    ...(note ? { note } : {}),
    ...(wish === "ask" ? {} : { substitution: wish }),
    ...(wish === "replace" && line.dearerByCents !== undefined ? { dearerByCents: line.dearerByCents } : {}),
    ...(line.participantId === undefined ? {} : { participantId: line.participantId }),
    depositCents: copied.depositCents * line.qty,
    ...(pieces.length > 0 && {
      deposits: groupPieces(pieces).map((one) => ({ ...one, pieces: one.pieces * line.qty })),
    }),
    totalCents: copied.unitCents * line.qty,
    kitchenUnits: goods.reduce((sum, { item, quantity: count }) => sum + item.kitchenUnits * count, 0) * line.qty,
    allergens: allergensOf(menu, line, date).allergens,
    changed: copied.unitCents !== line.seenUnitCents,
    minAge: minAge(alcohol.map((kind) => ({ alcohol: kind }))),
    leadMinutes: Math.max(leadMinutes, ...goods.map(({ item }) => item.leadMinutes ?? 0)),
    quantity,
    ...taxes(question, priced.value),
  });
}

/**
 * VAT-02: one price for several rates is split by the stand-alone prices of what is inside; an extra keeps its own.
 * Deposits keep to the rate of their content or stay out of the table.
 */
function taxes({ pricing: { menu, date }, line, service = "takeaway" }: LineInput, unit: UnitPrice) {
  const { country, taxScheme } = menu.shop;
  if (date === null || taxScheme === "smallBusiness") return { vat: [], depositVat: [] };
  const rated = ({ vatClass, customRateBp, cents, ...deposit }: TaxedPart) => ({
    rateBp: vatRate({ country, vatClass, customRateBp, date, service, taxScheme }),
    grossCents: cents * line.qty,
    ...deposit,
  });
  const inside = unit.taxed.map(rated);
  const extras = unit.extras.map(rated);
  const ofBundle = bundleWeights({ parts: inside, isFlat: unit.isFlat, country, date, service });
  const weights = extras.length > 0 ? withExtras(unit, line.qty, ofBundle, extras) : ofBundle;
  const depositVat = [...inside, ...extras].flatMap(({ rateBp: contentRateBp, depositCents, depositKind: kind }) => {
    const rateBp = depositVatRate({ country, kind, contentRateBp });
    return rateBp === null ? [] : [{ rateBp, grossCents: depositCents * line.qty }];
  });
  const shared = unit.sharedDeposits.flatMap(({ cents, kind }) =>
    splitByRate(cents * line.qty, weights).flatMap(({ rateBp: contentRateBp, grossCents }) => {
      const rateBp = depositVatRate({ country, kind, contentRateBp });
      return rateBp === null ? [] : [{ rateBp, grossCents }];
    }),
  );
  const vat = splitByRate(unit.unitCents * line.qty, weights);
  return {
    vat,
    ...(weights.length > 1 || vat.length < weights.length ? { rates: weights } : {}),
    depositVat: groupByRate([...depositVat, ...shared]),
  };
}

function withExtras(unit: UnitPrice, qty: number, inside: readonly VatPart[], extras: readonly VatPart[]): VatPart[] {
  const ofExtras = extras.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return perRate([
    ...splitByRate(unit.unitCents * qty - ofExtras, inside),
    ...extras.map(({ rateBp, grossCents }) => ({ rateBp, grossCents })),
  ]);
}

/** The frozen copy: what the calculation needed on the way stays behind. */
export function orderLine(line: PricedLine, items: Readonly<Record<string, MenuItem>>): OrderLine {
  const {
    changed: _changed,
    minAge: _minAge,
    leadMinutes: _leadMinutes,
    quantity: _quantities,
    discountable: _discountable,
    reduced: _reduced,
    ...kept
  } = line;
  const labelling = lineFacts(items, line);
  const withdrawal = withdrawalOfLine(items, line);
  return { ...kept, ...(labelling.length > 0 && { labelling }), ...(withdrawal && { withdrawal }) };
}
