import { minuteMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { PageTerms } from "@lokalkorb/domain/ordering/payment/page-money";
import { statementAddition } from "@lokalkorb/domain/ordering/payment/statement-words";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import type { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";

/** The provider's shortest, and a little for the way there. */
const lasts = 30 * minuteMs + 30_000;

/**
 * The terms of a page beside an order's own payment, fixed as it begins. Money that comes back weeks later, or in parts,
 * is not taken for what is given away at once; ways that the shop has to want are asked of its settings.
 */
export function pageTermsOf(
  { name: shopName, slug }: DocumentOf<typeof shopDocument>,
  { methods, statementDescriptor }: DocumentOf<typeof paymentSettingsDocument>,
  account: string,
  now: Instant,
): PageTerms {
  const statement = statementDescriptor === undefined ? null : statementAddition(statementDescriptor);
  const unwanted = [
    ...(methods.eps?.enabled === true ? [] : ["eps"]),
    ...(methods.paypal?.enabled === true ? [] : ["paypal"]),
  ];
  return {
    account,
    shopName,
    slug,
    ...(statement === null ? {} : { statement }),
    excludedMethods: ["klarna", "sepa_debit", ...unwanted],
    endsAt: now + lasts,
  };
}
