import type { BasketLine } from "../basket/basket.ts";
import { allergensOf } from "../offering/allergens-of.ts";
import type { Menu, MenuItem } from "../offering/menu.ts";
import { type MinAge, minAge } from "../offering/min-age.ts";
import type { OrderLine } from "../orders/order.ts";
import { ok, type Result } from "../result.ts";
import { splitByRate } from "../tax/split-by-rate.ts";
import { groupByRate, type VatPart } from "../tax/vat-breakdown.ts";
import { depositVatRate, vatRate, type VatService } from "../tax/vat-rates.ts";
import type { LocalDate, Minutes } from "../time/instant.ts";
import { type Goods, type LineRefusal, unitPrice } from "./unit-price.ts";

/** A basket line with everything that follows from it. `orderLine` makes the frozen copy for the order. */
export interface PricedLine extends OrderLine {
  readonly depositVat: readonly VatPart[];
  /** The unit price is not the one the shopper was shown. */
  readonly changed: boolean;
  readonly minAge: MinAge;
  readonly leadMinutes: Minutes;
  /** Pieces per item that leave the stock, components of bundles included. */
  readonly pieces: Readonly<Record<string, number>>;
}

export interface LineQuestion {
  readonly menu: Menu;
  readonly lineId: string;
  readonly line: BasketLine;
  /** The day of the handover; null while no time is chosen: then the price is known, the tax is not. */
  readonly date: LocalDate | null;
  readonly service?: VatService;
}

export function priceLine(question: LineQuestion): Result<PricedLine, LineRefusal> {
  const { menu, lineId, line } = question;
  const unit = unitPrice(menu, lineId, line);
  if (!unit.ok) return unit;
  const { goods, leadMinutes, ...copied } = unit.value;
  const whole = goods.map(({ item, pieces }) => ({ item, pieces: pieces * line.qty }));
  const priced = figures(question, copied.unitCents, whole);
  return ok({ ...copied, ...priced, leadMinutes: Math.max(priced.leadMinutes, leadMinutes) });
}

function figures(question: LineQuestion, unitCents: number, goods: readonly Goods[]) {
  const { menu, lineId, line } = question;
  const note = line.note?.trim();
  const totalCents = unitCents * line.qty;
  const pieces: Record<string, number> = {};
  for (const { item, pieces: count } of goods) pieces[item.id] = (pieces[item.id] ?? 0) + count;
  const sum = (of: (item: MenuItem) => number): number =>
    goods.reduce((total, { item, pieces: count }) => total + of(item) * count, 0);
  return {
    lineId,
    kind: line.kind,
    refId: line.refId,
    qty: line.qty,
    unitCents,
    ...(note ? { note } : {}),
    depositCents: sum((item) => item.depositCents),
    totalCents,
    kitchenUnits: sum((item) => item.kitchenUnits),
    allergens: allergensOf(menu, line).allergens,
    changed: unitCents !== line.seenUnitCents,
    minAge: minAge(goods.map(({ item }) => item)),
    leadMinutes: Math.max(0, ...goods.map(({ item }) => item.leadMinutes ?? 0)),
    pieces,
    ...taxes(question, totalCents, goods),
  };
}

/**
 * VAT-02: one price for several rates is split by the stand-alone prices of what is inside. Deposits keep to the rate of
 * their content or stay out of the table.
 */
function taxes({ menu, date, service = "takeaway" }: LineQuestion, totalCents: number, goods: readonly Goods[]) {
  const { country, taxScheme } = menu.shop;
  if (date === null || taxScheme === "smallBusiness") return { vat: [], depositVat: [] };
  const rated = goods.map(({ item, pieces }) => {
    const { vatClass, customRateBp, depositKind } = item;
    const rateBp = vatRate({ country, vatClass, customRateBp, date, service, taxScheme });
    return { rateBp, standAlone: item.priceCents * pieces, deposit: item.depositCents * pieces, depositKind };
  });
  const rates = [...new Set(rated.map(({ rateBp }) => rateBp))].sort((a, b) => a - b);
  const weights = rates.map((rate) => ({
    rateBp: rate,
    grossCents: rated.reduce((sum, { rateBp, standAlone }) => sum + (rateBp === rate ? standAlone : 0), 0),
  }));
  const depositParts = rated.flatMap(({ rateBp: contentRateBp, deposit, depositKind }) => {
    const rateBp = depositVatRate({ country, kind: depositKind, contentRateBp });
    return rateBp === null ? [] : [{ rateBp, grossCents: deposit }];
  });
  return {
    vat: splitByRate(totalCents, weights),
    depositVat: groupByRate(depositParts),
  };
}

/** The frozen copy: what the calculation needed on the way stays behind. */
export function orderLine(line: PricedLine): OrderLine {
  const { changed: _changed, minAge: _minAge, leadMinutes: _leadMinutes, pieces: _pieces, ...kept } = line;
  return kept;
}
