import type { Cents } from "../../kernel/money/cents.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";

/** Money that came in, as the bank of the shop tells it. */
export interface BankEntry {
  /** The same for the same money, in whatever file it comes. */
  readonly key: string;
  readonly day: LocalDate;
  readonly cents: Cents;
  readonly payer: string;
  /** A hint for people; nothing is decided by it. */
  readonly payerIban: string;
  /** The bank's own number of the entry; empty where it gives none. */
  readonly ref: string;
  /** The words of the payer, and the references that came with it. */
  readonly texts: readonly string[];
}

/** A part of an entry for one invoice. */
export interface EntryShare {
  readonly invoiceId: string;
  readonly cents: Cents;
}
