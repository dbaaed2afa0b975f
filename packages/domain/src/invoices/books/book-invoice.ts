import type { BusinessInvoice } from "../invoice-fields.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { BookedCard, BookedEntry, DayOf } from "./booked-entry.ts";
import { minus } from "./book-order.ts";

/** An invoice of a company, or what takes one back, on the day of its paper; a draft is none. */
export function entryOfInvoice(
  invoice: BusinessInvoice & { readonly id: string },
  dayOf: DayOf,
): readonly BookedEntry[] {
  const { id, no, issuedAt, supply, buyer, seller, grossCents, vat, lines } = invoice;
  if (no === undefined || issuedAt === undefined) return [];
  const deposits = lines.filter(({ depositCents }) => depositCents !== undefined);
  const sumOf = (found: typeof lines): Cents => found.reduce((sum, { depositCents = 0 }) => sum + depositCents, 0);
  const taxed = vat.filter(({ rateBp }) => rateBp !== 0);
  const untaxedDepositCents = sumOf(deposits.filter(({ rateBp }) => rateBp === 0));
  const rest = taxed.reduce((left, line) => left - line.grossCents, grossCents) - untaxedDepositCents;
  return [
    {
      key: `${id}/invoice`,
      kind: "companyInvoice",
      no,
      paperNo: no,
      paper: "company",
      day: dayOf(issuedAt),
      suppliedOn: supply.to,
      name: buyer.legalName ?? buyer.name,
      cents: grossCents,
      vat: taxed,
      // All else without tax is turnover of a seller who shows none, and a tip of all others.
      tipCents: seller.taxScheme === "smallBusiness" ? 0 : rest,
      depositCents: sumOf(deposits),
      untaxedDepositCents,
      shares: [{ method: "onAccount", cents: grossCents }],
    },
  ];
}

/** A gift card that was bought online: money without a supply. */
export interface SoldGiftCard {
  readonly id: string;
  readonly no: string;
  readonly cents: Cents;
  readonly paidAt: Instant;
  /** When its money went back. */
  readonly backAt?: Instant | undefined;
}

/** Its sale, and the way back of its money. */
export function entriesOfGiftSale(
  { id, no, cents, paidAt, backAt }: SoldGiftCard,
  dayOf: DayOf,
): readonly BookedEntry[] {
  const entry = (key: string, at: Instant, amount: Cents): BookedEntry => ({
    key: `${id}/${key}`,
    kind: "giftCard",
    no,
    paperNo: no,
    paper: "none",
    day: dayOf(at),
    suppliedOn: dayOf(at),
    name: "",
    cents: amount,
    vat: [],
    tipCents: 0,
    depositCents: 0,
    untaxedDepositCents: 0,
    shares: [{ method: "online", cents: amount }],
  });
  return [entry("sold", paidAt, cents), ...(backAt === undefined ? [] : [entry("back", backAt, minus(cents))])];
}

const shownOfCode = 4;

export interface StoredCard {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Instant;
  readonly enabled: boolean;
  readonly giftCard?:
    | { readonly initialCents: Cents; readonly balanceCents: Cents; readonly expiresAt: Instant }
    | undefined;
}

export function cardOf({ id, name, createdAt, enabled, giftCard }: StoredCard, dayOf: DayOf): readonly BookedCard[] {
  if (giftCard === undefined) return [];
  return [
    {
      end: id.slice(-shownOfCode),
      name,
      issuedOn: dayOf(createdAt),
      validUntil: dayOf(giftCard.expiresAt - 1),
      initialCents: giftCard.initialCents,
      balanceCents: giftCard.balanceCents,
      isEnabled: enabled,
    },
  ];
}
