import type { BasisPoints, Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Order } from "@lokalkorb/domain/ordering/order/order";

/** A receipt or a correction, as data: everything the law asks, before anybody drew it (INV-01, INV-06). */
export interface TaxDocument {
  readonly title: string;
  readonly no: string;
  readonly language: "de";
  readonly seller: {
    readonly shopName: string;
    readonly legalName: string;
    readonly lines: readonly string[];
    readonly taxIds: readonly string[];
  };
  readonly buyer: readonly string[];
  /** Dates and numbers, in the order they are read. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly intro: string;
  readonly lines: readonly TaxDocumentLine[];
  readonly sums: readonly { readonly label: string; readonly cents: Cents; readonly strong?: boolean }[];
  /** Empty when the seller shows no tax. */
  readonly vat: Order["totals"]["vat"];
  readonly untaxedCents: Cents;
  readonly notes: readonly string[];
  readonly payments: readonly { readonly label: string; readonly cents: Cents }[];
  readonly footer: readonly string[];
  /** Read by a camera: the payment, with the words beside it. */
  readonly code?: { readonly text: string; readonly label: string };
}

export interface TaxDocumentLine {
  readonly qty: string;
  readonly name: string;
  readonly details: readonly string[];
  /** Null where a price per piece means nothing. */
  readonly unitCents: Cents | null;
  readonly rates: readonly BasisPoints[];
  readonly cents: Cents;
}
