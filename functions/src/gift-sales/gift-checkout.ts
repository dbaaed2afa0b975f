import { inTransaction, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import type { PaymentConfig } from "../payments/provider/payment-config.ts";
import type { Payments } from "../payments/provider/payment-deps.ts";
import type { CheckoutRequest } from "../payments/provider/payment-provider.ts";
import { type GiftSale, type GiftSaleDeps, readSale } from "./gift-sale.ts";

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
