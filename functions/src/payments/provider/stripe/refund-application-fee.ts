import type { Stripe } from "stripe";

/**
 * Brings the fee of a payment to what has to be back of it. The key names what was back before: two who reckon at the same
 * moment ask for the same or are told so, and never give back twice.
 */
export async function refundApplicationFee(
  stripe: Stripe,
  account: string,
  paymentId: string,
  backCents: number,
  key: string,
): Promise<null> {
  const intent = await stripe.paymentIntents.retrieve(
    paymentId,
    { expand: ["latest_charge"] },
    { stripeAccount: account },
  );
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === "string" || charge.application_fee === null) return null;
  const feeId = typeof charge.application_fee === "string" ? charge.application_fee : charge.application_fee.id;
  // Fees belong to the platform.
  const { amount, amount_refunded: before } = await stripe.applicationFees.retrieve(feeId);
  const missing = Math.min(backCents, amount) - before;
  if (missing > 0)
    await stripe.applicationFees.createRefund(feeId, { amount: missing }, { idempotencyKey: `${key}:${before}` });
  return null;
}
