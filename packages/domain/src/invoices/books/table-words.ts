import type { TakingMethod } from "../../ordering/closing/closing-fields.ts";
import type { BookedKind, BookedPaper } from "./booked-entry.ts";

export const paperNames: Readonly<Record<BookedPaper, string>> = {
  invoice: "Rechnung zur Bestellung",
  till: "Kasse",
  company: "Firmenrechnung",
  none: "",
};

export const kindNames: Readonly<Record<BookedKind, string>> = {
  sale: "Verkauf",
  refund: "Erstattung",
  laterTip: "Trinkgeld",
  giftCard: "Gutscheinverkauf",
  companyInvoice: "Firmenrechnung",
};

export const methodNames: Readonly<Record<TakingMethod, string>> = {
  cash: "Bar",
  card: "Karte vor Ort",
  online: "Online",
  giftCard: "Gutschein",
  onAccount: "Auf Rechnung",
  unpaid: "Offen",
};
