import { minuteMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { statementAddition } from "@lokalkorb/domain/ordering/payment/statement-words";
import { inTransaction, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import type { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import type { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { PaymentConfig } from "../payments/provider/payment-config.ts";
import type { Payments } from "../payments/provider/payment-deps.ts";
import type { CheckoutRequest } from "../payments/provider/payment-provider.ts";
import { type GiftSale, type GiftSaleDeps, readSale } from "./gift-sale.ts";

/** The provider's shortest, and a little for the way there. */
const lasts = 30 * minuteMs + 30_000;

type Settings = DocumentOf<typeof paymentSettingsDocument>;

/**
 * The terms of the page, fixed as the sale begins. Money that comes back weeks later, or in parts, buys no card that is
 * spent at once; ways that the shop has to want are asked of its settings.
 */
export function giftPage(
  { name: shopName, slug }: DocumentOf<typeof shopDocument>,
  { methods, statementDescriptor }: Settings,
  account: string,
  now: Instant,
): GiftSale["page"] {
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

function checkoutOf(
  { id, restaurantId, cents, buyerEmail, page }: GiftSale,
  { appUrl }: PaymentConfig,
): CheckoutRequest {
  const back = `${appUrl}/${page.slug}/gutschein?kauf=${id}`;
  return {
    account: page.account,
    statement: page.statement ?? null,
    shopName: page.shopName,
    restaurantId,
    subject: { giftSaleId: id },
    attempt: 1,
    lines: [{ name: `Gutschein von ${page.shopName}`, quantity: 1, unitCents: cents }],
    // The platform's share is of goods, and nothing is handed over yet.
    feeCents: 0,
    capturesLater: false,
    excludedMethods: page.excludedMethods,
    email: buyerEmail,
    expiresAt: page.endsAt,
    successUrl: back,
    cancelUrl: `${back}&zahlung=abbruch`,
  };
}

export type OpenedPage =
  | { readonly type: "open"; readonly sessionId: string; readonly url: string }
  /** `never`: the provider has not made it and will not. */
  | { readonly type: "unknown" | "never" };

/**
 * The one page of a sale, made or found again: the provider answers the same key with the same page, whether or not we
 * heard its first answer.
 */
export async function openPage(
  deps: GiftSaleDeps,
  { provider, config }: Payments,
  sale: GiftSale,
): Promise<OpenedPage> {
  const { sessionId, url = "" } = sale.page;
  if (sessionId !== undefined) return { type: "open", sessionId, url };
  await deps.failpoint("gift:begun");
  const made = await provider.createCheckout(checkoutOf(sale, config), `gift:${sale.id}:session`);
  await deps.failpoint("gift:session-created");
  if (made.type !== "ok") {
    deps.log.warn("gift sale: the provider makes no page", { saleId: sale.id, ...made });
    return { type: made.type === "invalid" ? "never" : "unknown" };
  }
  await inTransaction(deps.db, async (tx) => {
    const now = await readSale(tx, sale.id);
    if (now?.state !== "waiting") return;
    const page = { ...now.page, ...made.value };
    updateDocument(tx, giftSaleDocument, { saleId: sale.id }, { page });
  });
  return { type: "open", ...made.value };
}
