import { leastLaterTipCents, mostLaterTipCents } from "@lokalkorb/domain/ordering/tips/later-tip";
import { contract } from "./contract.ts";
import { id } from "./fields.ts";
import { ofOrder, orderAddress } from "./of-order.ts";
import * as z from "./schema.ts";

/** Begins a tip after the handover: the provider's page for it. Once for each order. */
export const giveTip = contract({
  name: "giveTip",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({
    ...orderAddress,
    cents: z.int().check(z.minimum(leastLaterTipCents), z.maximum(mostLaterTipCents)),
  }),
  /** Without a page: it is paid already. */
  output: z.object({ url: z.exactOptional(z.string()) }),
  refusals: [
    ...ofOrder,
    /** Not handed over, or only just. */
    "transition-not-allowed",
    "too-late",
    /** There is one, or another amount is being paid. */
    "already-answered",
    "payment-method-unavailable",
    "payment-unavailable",
    "rate-limited",
  ],
});

/** The orderer is back from the page. Whether that means paid is asked of the provider. */
export const confirmTip = contract({
  name: "confirmTip",
  region: "europe",
  /** `giveUp` ends the page, so that it cannot be paid any more. */
  input: z.strictObject({ restaurantId: id<"shop">(), orderId: id<"order">(), giveUp: z.exactOptional(z.boolean()) }),
  output: z.object({
    /** `none`: nothing was paid and nothing can be. `checking`: a bank has not answered yet. */
    state: z.enum(["none", "open", "checking", "paid", "refunded"]),
    cents: z.exactOptional(z.int()),
  }),
  refusals: ["not-found", "not-allowed", "payment-unavailable"],
});

/** The shop gives a tip back, as a whole. */
export const refundTip = contract({
  name: "refundTip",
  region: "europe",
  input: z.strictObject(orderAddress),
  output: z.object({ cents: z.int() }),
  refusals: [...ofOrder, "already-answered"],
});
