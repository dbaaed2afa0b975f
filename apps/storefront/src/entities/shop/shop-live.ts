import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { SoldOutChoice } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { RoundsOfMethods } from "@lokalkorb/domain/shop/round-dates";
import type { Closure, Operations } from "@lokalkorb/domain/shop/shop-settings";
import type { PriceNow } from "@lokalkorb/ui/figures";

/** Data that changes between two publications: from the shop's and the storefront's own documents. */
export interface ShopLive {
  readonly operations: Operations;
  readonly closures: readonly Closure[];
  /** Published ways that are switched off just now. */
  readonly waysOff?: readonly string[];
  /** The coming rounds of ways that take orders in rounds. */
  readonly rounds?: RoundsOfMethods | undefined;
  readonly soldOutItemIds: readonly string[];
  readonly soldOutBundleIds: readonly string[];
  /** 'morgen', for products that are sold out and come back by themselves, by `restockKey`. */
  readonly restockOn?: Readonly<Record<string, string>>;
  readonly fullSlots: readonly string[];
  readonly soldOutChoices?: readonly SoldOutChoice[];
}

/** Data of a handover: prices of its hour, and unavailable products. */
export interface ShopMoment {
  /** Of items that cost something else at that time than on every day. */
  readonly prices: Readonly<Record<string, PriceNow>>;
  /** Items and bundles that cannot be had then. */
  readonly unavailable: readonly string[];
  /** Those of them that cannot be had this way at any time. */
  readonly notThisMethod: readonly string[];
}

/** Keys of a fulfilment method that cannot be chosen any more. */
export function fullSlotKeys(live: Pick<ShopLive, "fullSlots">, optionId: Id<"method">): readonly string[] {
  const prefix = `${optionId}|`;
  return live.fullSlots.flatMap((entry) => (entry.startsWith(prefix) ? [entry.slice(prefix.length)] : []));
}
