import type { OrderingRules } from "../../shop/storefront.ts";
import type { Operations } from "../../shop/shop-settings.ts";
import type { Instant, Minutes } from "../../kernel/time/instant.ts";

/** Working time of kitchen or bakery for so many work units. */
export function prepMinutes(prep: OrderingRules["prep"], units: number): Minutes {
  return prep.baseMinutes + Math.ceil((prep.secondsPerKitchenUnit * units) / 60);
}

/** The lead time of the goods themselves: the slowest item or the work, whichever takes longer. */
export function goodsLeadMinutes(goods: {
  readonly itemLeads: readonly Minutes[];
  readonly prep: OrderingRules["prep"];
  readonly units: number;
}): Minutes {
  return Math.max(prepMinutes(goods.prep, goods.units), ...goods.itemLeads);
}

/** Whole lead time of an order: goods or way of distribution, and what a rush hour adds. */
export function leadTime(question: {
  readonly option: { readonly leadMinutes: Minutes };
  /** From `goodsLeadMinutes`; 0 while there is no basket. */
  readonly leadMinutes: Minutes;
  readonly operations: Operations;
  readonly now: Instant;
}): Minutes {
  const { option, leadMinutes, operations, now } = question;
  return (
    Math.max(option.leadMinutes, leadMinutes) +
    (inForce(operations, now) === "rush" ? (operations.rushExtraMinutes ?? 0) : 0)
  );
}

/** The operation state that counts at this moment: rush, pause and closing end by themselves. */
export function inForce(operations: Operations, at: Instant): Operations["state"] {
  return operations.until !== undefined && at >= operations.until ? "open" : operations.state;
}
