import type { Id } from "../../kernel/branded.ts";
import { sellableOf } from "../../catalog/goods/goods.ts";
import { type BasketLines, orderedLines } from "../../basket/change-basket.ts";
import { applyDiscounts, discountFee } from "../discounts/apply-discounts.ts";
import { checkDiscount, type CodeRefusal, type DiscountContext } from "../discounts/check-discount.ts";
import type { DiscountCustomer, DiscountTerms } from "../../menu/discount-terms.ts";
import { type GiftCard, payWithGiftCards } from "../discounts/gift-cards.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Menu } from "../../menu/menu.ts";
import type { MinAge } from "../../catalog/goods/min-age.ts";
import { weightCents } from "../../catalog/prices/price-at.ts";
import type { OrderCode } from "../discounts/order-code.ts";
import type { Totals } from "../totals/totals.ts";
import type { PaymentMethod } from "../../kernel/payment-method.ts";
import { estimateFee } from "../../fulfilment/zones/estimate-fee.ts";
import type { FulfilmentFee, FeeRefusal } from "../../fulfilment/zones/fee-of.ts";
import { ok } from "../../kernel/result.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { goodsLeadMinutes } from "../../fulfilment/slots/lead-time.ts";
import { standardRate } from "../tax/vat-rates.ts";
import type { Instant, LocalDate, Minutes } from "../../kernel/time/instant.ts";
import type { DeliveryFeeOf } from "./delivery-fee.ts";
import { openPricing } from "./open-pricing.ts";
import { type PricedLine, priceLine } from "./price-line.ts";
import { afterDiscounts, type FeeTax, computeTotals } from "../totals/compute-totals.ts";
import type { Tip } from "../../menu/tip.ts";
import { tipCents } from "./tip-cents.ts";
import type { LineRefusal } from "./unit-price.ts";

export interface BasketInput {
  readonly menu: Menu;
  readonly lines: BasketLines;
  readonly distribution: {
    readonly optionId: Id<"method">;
    readonly date: LocalDate;
    /** The begin of the slot, for prices of certain times; left out: those of every day. */
    readonly at?: Instant | null;
  } | null;
  readonly codes?: readonly DiscountTerms[];
  readonly giftCards?: readonly GiftCard[];
  readonly tip?: Tip | undefined;
  /** The exact fee to an address (`feeTo`); left out: an estimate, the least it can be. */
  readonly deliveryFee?: DeliveryFeeOf | undefined;
  readonly customer?: DiscountCustomer | undefined;
  /** CHK-07: only codes that hold for some methods ask for it. No method costs anything. */
  readonly paymentMethod?: PaymentMethod | undefined;
  /** When it is ordered, for the times of codes. */
  readonly now?: Instant | undefined;
  readonly priceListId?: Id<"priceList"> | undefined;
  /** Net for business customers of a net price list. */
  readonly prices?: "gross" | "net";
}

export type BasketRefusal =
  | LineRefusal
  | CodeRefusal
  | FeeRefusal
  | { readonly type: "below-minimum"; readonly minimumCents: Cents; readonly missingCents: Cents };

export interface PricedBasket {
  /** The sellable lines, in the order in which they were added. */
  readonly lines: readonly PricedLine[];
  /** Lines that cannot be sold as they are, codes that do not hold, and the minimum order value. */
  readonly problems: readonly BasketRefusal[];
  readonly totals: Totals;
  /** Discounts and gift cards with what they gave; one that gave nothing is missing and is not used up. */
  readonly codes: readonly OrderCode[];
  /** The total without what gift cards pay. */
  readonly amountDueCents: Cents;
  /** PRC-10: the total if all that is sold by weight turns out as heavy as it may; else the total. */
  readonly atMostCents: Cents;
  /** Null while there is nothing to bring, or no way to bring it there. */
  readonly fee: FulfilmentFee | null;
  readonly kitchenUnits: number;
  readonly leadMinutes: Minutes;
  readonly minAge: MinAge;
  /** Counts for the minimum order value: goods before discounts, without deposits and fees. */
  readonly goodsCents: Cents;
}

/**
 * The one calculation (product/data-model 2.7), the same in browser and server: lines, campaigns and codes on the goods, the fee of
 * what is left, discounts on the fee, deposits untouched, tip, tax per rate from the gross amounts, gift cards as money.
 * Without a chosen time there is no tax date: `vat` is empty and every other figure stands.
 */
export function priceBasket(question: BasketInput): PricedBasket {
  const { menu, distribution, prices = "gross", giftCards = [] } = question;
  const option = menu.distributionOptions.find(({ id }) => id === distribution?.optionId);
  const bare = priceLines(question, option);
  const quantity = bare.lines.map((line) => line.quantity);
  const estimated: DeliveryFeeOf = (cents) => ok(option ? estimateFee(option, cents) : noFee);
  const feeFor = (cents: Cents) => (question.deliveryFee ?? estimated)(cents, quantity);
  const isBrought = option?.type === "delivery" || option?.type === "shipping";
  const context = { ...question, lines: bare.lines, distribution: option?.type };
  const { applied, refusals, sharesByLine } = applyDiscounts(codesOf(question, context), context, (cents) => {
    const method = option && feeFor(cents);
    return method?.ok ? (isBrought ? method.value.feeCents : 0) : null;
  });
  const lines = bare.lines.map((line): PricedLine => {
    const { rates: _rates, ...rest } = line;
    return { ...rest, ...afterDiscounts(line, sharesByLine.get(line.lineId) ?? []) };
  });
  const goodsCents = sum(lines, (line) => line.totalCents);
  const paidGoodsCents = goodsCents + sum(lines, (line) => line.discountCents ?? 0);

  const asked = lines.length > 0 ? feeFor(paidGoodsCents) : null;
  const fee = asked?.ok ? asked.value : null;
  const feeCents = fee?.feeCents ?? 0;
  const { feeDiscountCents, codes: discounts } = discountFee(applied, isBrought ? feeCents : 0);
  const settled = {
    deliveryCents: isBrought ? feeCents : 0,
    feesCents: isBrought ? 0 : feeCents,
    feeDiscountCents,
    feeTax: feeTaxOf(question, fee, feeCents - feeDiscountCents),
    tipCents: lines.length > 0 ? tipCents(question.tip, paidGoodsCents) : 0,
    prices,
  };
  const totals = computeTotals({ ...settled, lines });
  const cards = payWithGiftCards(giftCards, totals.totalCents);
  const kitchenUnits = sum(lines, (line) => line.kitchenUnits);
  return {
    lines,
    problems: [
      ...bare.problems,
      ...quantityProblems(menu, lines),
      ...refusals,
      ...(asked && !asked.ok ? [asked.refusal] : []),
      ...minimumProblems(menu, fee, lines, goodsCents),
    ],
    totals,
    codes: [...discounts, ...cards.codes],
    amountDueCents: cards.amountDueCents,
    atMostCents: computeTotals({ ...settled, lines: lines.map(atMost) }).totalCents,
    fee,
    kitchenUnits,
    leadMinutes: goodsLeadMinutes({
      itemLeads: lines.map((line) => line.leadMinutes),
      prep: menu.ordering.prep,
      units: kitchenUnits,
    }),
    minAge: lines.reduce<MinAge>((age, line) => (line.minAge > age ? line.minAge : age), 0),
    goodsCents,
  };
}

/** Public campaigns hold also beside a typed code; an exhausted campaign leaves its place to the code. */
function codesOf({ menu: { campaigns = [] }, codes = [] }: BasketInput, context: DiscountContext): DiscountTerms[] {
  const promised = new Set(
    campaigns.filter((terms) => checkDiscount(terms, context) === null).map(({ codeId }) => codeId),
  );
  return [...campaigns, ...codes.filter(({ codeId }) => !promised.has(codeId))];
}

function priceLines(question: BasketInput, option: FulfilmentMethod | undefined) {
  const { menu, distribution, priceListId } = question;
  const { date, at } = distribution ?? {};
  const pricing = openPricing(menu, { date, at, priceListId });
  const lines: PricedLine[] = [];
  const problems: BasketRefusal[] = [];
  const service = option?.type === "dineIn" ? "dineIn" : "takeaway";
  for (const [lineId, line] of orderedLines(question.lines)) {
    const priced = priceLine({ pricing, lineId, line, service });
    if (priced.ok) lines.push(priced.value);
    else problems.push(priced.refusal);
  }
  return { lines, problems };
}

const noFee: FulfilmentFee = { feeCents: 0, minimumCents: 0, extraMinutes: 0 };

function feeTaxOf({ menu, distribution }: BasketInput, fee: FulfilmentFee | null, grossCents: Cents): FeeTax {
  const { country, taxScheme } = menu.shop;
  if (fee?.vat !== "standard" || !distribution || taxScheme === "smallBusiness") return "followGoods";
  return [{ rateBp: standardRate(country, distribution.date), grossCents }];
}

/** PRC-10: the heaviest piece that may come, at the same discount. */
function atMost(line: PricedLine): PricedLine {
  const { catchWeight, discounts = [] } = line;
  if (!catchWeight) return line;
  const { estGrams, maxGrams = estGrams } = catchWeight;
  const more = weightCents(catchWeight, maxGrams) - weightCents(catchWeight, estGrams);
  const totalCents = line.totalCents + more * line.qty;
  const { rates: _rates, ...rest } = line;
  return { ...rest, totalCents, ...afterDiscounts({ ...line, totalCents }, discounts) };
}

function minimumProblems(
  menu: Menu,
  fee: FulfilmentFee | null,
  lines: readonly PricedLine[],
  goodsCents: Cents,
): BasketRefusal[] {
  const minimumCents = Math.max(menu.ordering.minOrderCents, fee?.minimumCents ?? 0);
  return lines.length > 0 && goodsCents < minimumCents
    ? [{ type: "below-minimum", minimumCents, missingCents: minimumCents - goodsCents }]
    : [];
}

/** The limit of a product counts for all its lines together, however they are configured. */
function quantityProblems(menu: Menu, lines: readonly PricedLine[]): BasketRefusal[] {
  const ordered = new Map<string, number>();
  const problems: BasketRefusal[] = [];
  for (const { kind, refId, qty, lineId } of lines) {
    const key = `${kind} ${refId}`;
    const total = (ordered.get(key) ?? 0) + qty;
    ordered.set(key, total);
    if (total > (sellableOf(menu, { kind, refId })?.maxQtyPerOrder ?? Infinity))
      problems.push({ type: "line-invalid", lineId, reason: "quantity" });
  }
  return problems;
}

function sum(lines: readonly PricedLine[], of: (line: PricedLine) => number): number {
  return lines.reduce((total, line) => total + of(line), 0);
}
