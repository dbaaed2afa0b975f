import type { LiveOrder } from "./watch-order.ts";

/**
 * The bank has said no to the kept card of the running attempt, and nothing more is to come of it. What became of a card
 * before says nothing; on the provider's page another one may follow.
 */
export function isCardRefused({ checkout, payments }: Pick<LiveOrder, "checkout" | "payments">): boolean {
  if (checkout === undefined || checkout.sessionId !== undefined || checkout.state === "creating") return false;
  if (checkout.state === "failed") return true;
  const { paymentId } = checkout;
  return payments.some(
    ({ id, provider, state }) =>
      provider === "stripe" && state === "failed" && (paymentId === undefined || id === paymentId),
  );
}
