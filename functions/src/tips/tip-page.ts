import { inTransaction, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { tipPaymentDocument } from "@lokalkorb/model/documents/later-tips/later-tips";
import type { PaymentConfig } from "../payments/provider/payment-config.ts";
import type { PaymentDeps, Payments } from "../payments/provider/payment-deps.ts";
import type { CheckoutRequest } from "../payments/provider/payment-provider.ts";
import { readTip, type TipPayment } from "./tip-payment.ts";

function checkoutOf({ id, restaurantId, cents, page }: TipPayment, { appUrl }: PaymentConfig): CheckoutRequest {
  const back = `${appUrl}/bestellung/${restaurantId}.${id}`;
  return {
    account: page.account,
    statement: page.statement ?? null,
    shopName: page.shopName,
    restaurantId,
    subject: { tipOrderId: id },
    attempt: 1,
    lines: [{ name: `Trinkgeld für ${page.shopName}`, quantity: 1, unitCents: cents }],
    // The platform's share is of goods; a tip is the team's.
    feeCents: 0,
    capturesLater: false,
    excludedMethods: page.excludedMethods,
    expiresAt: page.endsAt,
    successUrl: `${back}?trinkgeld=zurueck`,
    cancelUrl: `${back}?trinkgeld=abbruch`,
  };
}

export type OpenedPage =
  | { readonly type: "open"; readonly sessionId: string; readonly url: string }
  /** `never`: the provider has not made it and will not. */
  | { readonly type: "unknown" | "never" };

/** The page of a tip, made or found again under its key, whether or not we heard the provider's first answer. */
export async function openTipPage(
  deps: PaymentDeps,
  { provider, config }: Payments,
  tip: TipPayment,
): Promise<OpenedPage> {
  const { sessionId, url = "" } = tip.page;
  if (sessionId !== undefined) return { type: "open", sessionId, url };
  await deps.failpoint("tip:begun");
  const made = await provider.createCheckout(checkoutOf(tip, config), `tip:${tip.id}:${tip.key}:session`);
  await deps.failpoint("tip:session-created");
  if (made.type !== "ok") {
    deps.log.warn("tip: the provider makes no page", { orderId: tip.id, ...made });
    return { type: made.type === "invalid" ? "never" : "unknown" };
  }
  await inTransaction(deps.db, async (tx) => {
    const now = await readTip(tx, tip.id);
    if (now?.key !== tip.key || now.state !== "waiting") return;
    const page = { ...now.page, ...made.value };
    updateDocument(tx, tipPaymentDocument, { orderId: tip.id }, { page });
  });
  return { type: "open", ...made.value };
}
