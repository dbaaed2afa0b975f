import type { Cents } from "../../kernel/money/cents.ts";
import type { FeeRefusal } from "../../fulfilment/zones/fee-of.ts";
import type { Result } from "../../kernel/result.ts";
import type { Minutes } from "../../kernel/time/instant.ts";

/** What it costs to get the goods to somebody, and how much they have to order for it. */
export interface DeliveryFee {
  readonly feeCents: Cents;
  /** Goods before discounts: a code must not make an order impossible. */
  readonly minimumCents?: Cents;
  /** VAT-03: a fee shares the rates of the goods; `standard` is for shops whose adviser sees it otherwise. */
  readonly vat?: "followGoods" | "standard";
  readonly freeFromCents?: Cents;
  readonly extraMinutes?: Minutes;
  readonly zoneId?: string;
  readonly zoneUncertain?: boolean;
}

/**
 * Asked with the goods after discounts, since 'free from' means what is really paid for goods, and with the pieces per
 * item of each line, since parcels are paid by weight.
 */
export type DeliveryFeeOf = (
  goodsAfterDiscountCents: Cents,
  pieces: readonly Readonly<Record<string, number>>[],
) => Result<DeliveryFee, FeeRefusal>;
