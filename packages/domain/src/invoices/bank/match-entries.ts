import { must } from "../../kernel/invariant.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import type { BankEntry, EntryShare } from "./bank-entry.ts";

/** As much of an issued invoice as tells whether an entry pays it. */
export interface AwaitedInvoice {
  readonly id: string;
  readonly no: string;
  /** 0 or less: settled. */
  readonly restCents: Cents;
  readonly dueOn: LocalDate;
  /** Of the company. */
  readonly names: readonly string[];
}

/**
 * `exact`, `part` and `over` name an invoice by its number; `settled` names only such that nothing is owed for; `amount`: no
 * number, but one open invoice is of just this rest.
 */
export const matchKinds = ["exact", "part", "over", "settled", "amount", "none"] as const;
export type MatchKind = (typeof matchKinds)[number];

export interface EntryMatch {
  readonly kind: MatchKind;
  readonly shares: readonly EntryShare[];
  /** Of the entry, beyond what its invoices still cost. */
  readonly overCents: Cents;
  /** Numbers that the entry names. */
  readonly named: readonly string[];
}

/**
 * For each entry, in their order, the invoices that it seems to pay: by a number in its references or its text first, by the
 * amount alone only where that leaves no choice. What one entry pays is no longer open for the next.
 */
export function matchEntries(entries: readonly BankEntry[], invoices: readonly AwaitedInvoice[]): EntryMatch[] {
  const oldestFirst = invoices.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  const numbers = oldestFirst.map((invoice) => ({ invoice, pattern: patternOf(invoice.no) }));
  const rest = new Map(invoices.map(({ id, restCents }) => [id, restCents]));
  const restOf = ({ id }: AwaitedInvoice): Cents => must(rest.get(id), "an invoice that is awaited");
  const take = (shares: readonly EntryShare[]): void => {
    for (const { invoiceId, cents } of shares)
      rest.set(invoiceId, must(rest.get(invoiceId), "an invoice that is awaited") - cents);
  };
  return entries.map((entry) => {
    const text = entry.texts.map(withoutCheckDigits).join(" ").toUpperCase();
    const named = numbers.filter(({ pattern }) => pattern.test(text)).map(({ invoice }) => invoice);
    const numbersOf = named.map(({ no }) => no);
    const open = named.filter((invoice) => restOf(invoice) > 0);
    if (named.length > 0 && open.length === 0)
      return { kind: "settled", shares: [], overCents: entry.cents, named: numbersOf };
    if (open.length > 0) {
      const owed = open.reduce((sum, invoice) => sum + restOf(invoice), 0);
      const shares = sharesOf(entry.cents, open, restOf);
      take(shares);
      const kind = entry.cents === owed ? "exact" : entry.cents < owed ? "part" : "over";
      return { kind, shares, overCents: Math.max(0, entry.cents - owed), named: numbersOf };
    }
    const only = onlyOne(
      oldestFirst.filter((invoice) => restOf(invoice) === entry.cents),
      entry.payer,
    );
    if (only === null) return { kind: "none", shares: [], overCents: 0, named: [] };
    const shares = [{ invoiceId: only.id, cents: entry.cents }];
    take(shares);
    return { kind: "amount", shares, overCents: 0, named: [] };
  });
}

/** The oldest is paid first (§ 366 (2) BGB, § 1416 ABGB), where the amount is too small for all that are named. */
function sharesOf(
  cents: Cents,
  invoices: readonly AwaitedInvoice[],
  restOf: (invoice: AwaitedInvoice) => Cents,
): readonly EntryShare[] {
  let left = cents;
  return invoices.flatMap((invoice) => {
    const share = Math.min(left, restOf(invoice));
    left -= share;
    return share === 0 ? [] : [{ invoiceId: invoice.id, cents: share }];
  });
}

/** Of several of one amount, the one of the payer's name. */
function onlyOne(found: readonly AwaitedInvoice[], payer: string): AwaitedInvoice | null {
  const [first, second] = found;
  if (first === undefined) return null;
  if (second === undefined) return first;
  const [named, other] = found.filter(({ names }) => names.some((name) => isSameName(name, payer)));
  return named !== undefined && other === undefined ? named : null;
}

const shortestName = 4;
const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Banks cut names, and companies leave parts of theirs out. */
function isSameName(name: string, payer: string): boolean {
  const [one, other] = [lettersOf(name), lettersOf(payer)];
  return Math.min(one.length, other.length) >= shortestName && (one.includes(other) || other.includes(one));
}

/** A creditor reference (ISO 11649) holds the number behind its own check digits. */
const withoutCheckDigits = (text: string): string => text.trim().replace(/^RF\d\d(?=[A-Z0-9])/i, "");

/** The number, however its dashes were typed and wherever a line of the bank broke it; no longer number holds it. */
function patternOf(no: string): RegExp {
  const letters = Array.from(no.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
  return new RegExp(`(?<![A-Z0-9])${letters.join("[^A-Z0-9]*")}(?![0-9])`);
}
