import type { BasisPoints, Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { VatLine } from "@lokalkorb/domain/pricing/tax/vat-line";
import type { TaxScheme } from "@lokalkorb/domain/shop/shop-settings";

/** EIN-02: `zugferd` goes into the PDF, the other two are files of their own. */
export type EInvoiceFormat = "zugferd" | "xrechnung" | "ebInterface";

export interface EInvoiceParty {
  readonly name: string;
  readonly legalName?: string | undefined;
  readonly address: Address;
  readonly vatId?: string | undefined;
  readonly email?: string | undefined;
}

export interface EInvoiceSeller extends EInvoiceParty {
  readonly taxScheme: TaxScheme;
  /** Steuernummer, for who has no VAT id. */
  readonly taxNumber?: string | undefined;
  /** EIN-05.4: stands in for a VAT id where a seller must be told apart. */
  readonly sellerNo?: string | undefined;
  readonly register?: string | undefined;
  readonly contact?: { readonly name: string; readonly phone: string; readonly email: string } | undefined;
  readonly bank?: { readonly iban: string; readonly bic?: string | undefined; readonly holder: string } | undefined;
}

export interface EInvoiceBuyer extends EInvoiceParty {
  /** Public bodies in Germany are reached by it. */
  readonly leitwegId?: string | undefined;
  /** The shop's number at the buyer; Austrian public bodies ask for it. */
  readonly supplierNo?: string | undefined;
}

/** A price that is part of no tax, and why. */
export type Exemption = "deposit" | "tip";

export interface EInvoiceLine {
  readonly text: string;
  readonly orderNo?: string | undefined;
  readonly deliveredOn?: LocalDate | undefined;
  /** Negative where goods are taken back. */
  readonly qty: number;
  /** As the shop wrote it: „Stück“, „kg“, „Flasche“. */
  readonly unit: string;
  readonly netCents: Cents;
  readonly rateBp: BasisPoints;
  readonly exemption?: Exemption | undefined;
}

/** A discount is below zero, a delivery price or a fee above. */
export interface EInvoiceAdjustment {
  readonly text: string;
  readonly netCents: Cents;
  readonly rateBp: BasisPoints;
}

export type EInvoicePayment =
  | { readonly via: "transfer" }
  | { readonly via: "debit"; readonly mandateRef: string; readonly creditorId: string; readonly iban: string }
  | { readonly via: "card" | "online" | "cash" };

/**
 * An invoice as it stands on paper, before it becomes a file. Amounts are the server's; the file repeats them and the check
 * adds them up. A storno has negative amounts, a correction (`credit`) may have either sign.
 */
export interface EInvoice {
  readonly no: string;
  readonly type: "invoice" | "credit" | "storno";
  readonly issuedOn: LocalDate;
  readonly seller: EInvoiceSeller;
  readonly buyer: EInvoiceBuyer;
  readonly deliverTo?: Address | undefined;
  readonly supply: { readonly from: LocalDate; readonly to: LocalDate };
  readonly lines: readonly EInvoiceLine[];
  readonly adjustments?: readonly EInvoiceAdjustment[] | undefined;
  /** One per rate that is taxed (VAT-20). */
  readonly vat: readonly VatLine[];
  readonly netCents: Cents;
  readonly vatCents: Cents;
  readonly grossCents: Cents;
  readonly paidCents: Cents;
  readonly dueOn: LocalDate;
  readonly terms: string;
  readonly payment: EInvoicePayment;
  /** The buyer's number of the order. */
  readonly poNumber?: string | undefined;
  readonly cancels?: { readonly no: string; readonly issuedOn: LocalDate } | undefined;
}

/** Why a file is refused: the rule as the standard calls it, in words for the shop. */
export interface EInvoiceProblem {
  readonly rule: string;
  readonly text: string;
  /** „Position 3“; empty for the invoice as a whole. */
  readonly place: string;
}
