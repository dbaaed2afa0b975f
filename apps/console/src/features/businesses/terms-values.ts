import type { InputOf } from "@lokalkorb/contracts/contract";
import type { decideBusiness } from "@lokalkorb/contracts/businesses";
import { ordersOnAccount } from "@lokalkorb/domain/ordering/businesses/business-terms";
import {
  centsField,
  countField,
  percentField,
  readCents,
  readCount,
  readPercent,
} from "@/shared/forms/state/read-amount";
import { businessesText as words } from "./businesses-text.ts";
import type { Business } from "./use-businesses.ts";

export type Terms = Extract<InputOf<typeof decideBusiness>["decision"], { kind: "terms" }>["terms"];

/** Terms as they are typed. */
export interface TermsValues extends Pick<Terms, "onAccount" | "poRequired" | "invoiceMode" | "groupBy" | "eInvoice"> {
  readonly limit: string;
  readonly days: string;
  readonly discount: string;
  /** Empty: the prices of everybody. */
  readonly priceListId: string;
  readonly leitwegId: string;
  readonly note: string;
}

export const termsValues = (business: Business): TermsValues => ({
  onAccount: ordersOnAccount(business),
  poRequired: business.poRequired,
  invoiceMode: business.invoiceMode,
  groupBy: business.groupBy,
  eInvoice: business.eInvoice,
  limit: centsField(business.creditLimitCents),
  days: countField(business.paymentTermDays),
  discount: percentField(business.discountBp),
  priceListId: business.priceListId ?? "",
  leitwegId: business.leitwegId ?? "",
  note: business.note ?? "",
});

export type TermsErrors = Readonly<Partial<Record<"limit" | "days" | "discount", string>>>;

const mostCents = 100_000_00;

/** The terms as they are sent, or one sentence for each field that is wrong. */
export function readTerms(values: TermsValues): { readonly terms: Terms } | { readonly errors: TermsErrors } {
  const { limit, days, discount, priceListId, leitwegId, note, ...choices } = values;
  const creditLimitCents = readCents(limit);
  const paymentTermDays = readCount(days);
  const discountBp = discount.trim() === "" ? 0 : readPercent(discount);
  const errors: TermsErrors = {
    ...(creditLimitCents === null ? { limit: words.wrongCents } : {}),
    ...(creditLimitCents !== null && creditLimitCents > mostCents ? { limit: words.tooMuch } : {}),
    ...(paymentTermDays === null || paymentTermDays > 365 ? { days: words.wrongDays } : {}),
    ...(discountBp === null ? { discount: words.wrongPercent } : {}),
  };
  if (creditLimitCents === null || paymentTermDays === null || discountBp === null || Object.keys(errors).length > 0)
    return { errors };
  return {
    terms: {
      ...choices,
      creditLimitCents,
      paymentTermDays,
      ...(discountBp > 0 ? { discountBp } : {}),
      ...(priceListId === "" ? {} : { priceListId }),
      ...(leitwegId.trim() === "" ? {} : { leitwegId: leitwegId.trim() }),
      ...(note.trim() === "" ? {} : { note: note.trim() }),
    },
  };
}
