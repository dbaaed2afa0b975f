import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import type { TakingMethod } from "../../ordering/closing/closing-fields.ts";
import type { VatLine } from "../../pricing/tax/vat-line.ts";

/**
 * On which paper the tax of an entry stands (POS-03): the invoice of the order, the slip of the till, the invoice of a company.
 * `none`: a tip that came later, or money for a gift card, which is no turnover.
 */
export const bookedPapers = ["invoice", "till", "company", "none"] as const;
export type BookedPaper = (typeof bookedPapers)[number];

export const bookedKinds = ["sale", "refund", "laterTip", "giftCard", "companyInvoice"] as const;
export type BookedKind = (typeof bookedKinds)[number];

export interface BookedShare {
  readonly method: TakingMethod;
  readonly cents: Cents;
}

/** One line of the order as it was sold; figures include the discounts, deposits stand beside them. */
export interface BookedLine {
  readonly name: string;
  readonly qty: number;
  readonly cents: Cents;
  readonly depositCents: Cents;
  readonly rates: readonly number[];
}

/** Of a sale alone. */
export interface BookedOrder {
  readonly placedOn: LocalDate;
  readonly way: string;
  readonly itemsCents: Cents;
  readonly discountCents: Cents;
  readonly deliveryCents: Cents;
  readonly feesCents: Cents;
  /** The platform's share of the online payment. */
  readonly platformCents: Cents;
  readonly lines?: readonly BookedLine[] | undefined;
}

/** One event of the books. What went back is below zero, and all sums are stored ones: nothing is reckoned anew (VAT-20). */
export interface BookedEntry {
  /** The same for the same event, whatever page it came with. */
  readonly key: string;
  readonly kind: BookedKind;
  /** Of the order, of the invoice, or of the gift card's sale. */
  readonly no: string;
  /** Of the paper; '' where there is none, or where the till has it and its number is not known. */
  readonly paperNo: string;
  readonly paper: BookedPaper;
  readonly day: LocalDate;
  readonly suppliedOn: LocalDate;
  /** Who bought; '' once the person was erased. */
  readonly name: string;
  readonly cents: Cents;
  readonly vat: readonly VatLine[];
  readonly tipCents: Cents;
  readonly depositCents: Cents;
  /** The part of the deposits that bears no tax (VAT-05). */
  readonly untaxedDepositCents: Cents;
  readonly shares: readonly BookedShare[];
  readonly order?: BookedOrder | undefined;
}

/** A gift card as it is now. Its code is money, so that only its end is told. */
export interface BookedCard {
  readonly end: string;
  readonly name: string;
  readonly issuedOn: LocalDate;
  readonly validUntil: LocalDate;
  readonly initialCents: Cents;
  readonly balanceCents: Cents;
  readonly isEnabled: boolean;
}

/** The days of an export, both included, by the clock of the shop. */
export interface BookedSpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export const isWithin = (day: LocalDate, { from, to }: BookedSpan): boolean => day >= from && day <= to;

/** Days by the clock of a shop. */
export type DayOf = (at: Instant) => LocalDate;
