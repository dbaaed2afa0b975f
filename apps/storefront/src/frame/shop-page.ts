import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { SoldOutChoice } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { OpeningState } from "@lokalkorb/domain/fulfilment/slots/opening-state";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { Closure, Operations } from "@lokalkorb/domain/shop/restaurant";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { PriceNote } from "./price-note.ts";

/** What changes between two publications: from the restaurant's and the storefront's own documents. */
export interface ShopLive {
  readonly operations: Operations;
  readonly closures: readonly Closure[];
  /** Published ways that are switched off just now. */
  readonly waysOff?: readonly string[];
  readonly soldOutItemIds: readonly string[];
  readonly soldOutBundleIds: readonly string[];
  /** 'morgen', for what is sold out and comes back by itself, by `backKey`. */
  readonly backOn?: Readonly<Record<string, string>>;
  readonly fullSlots: readonly string[];
  readonly soldOutChoices?: readonly SoldOutChoice[];
}

interface MomentPrice {
  readonly cents: Cents;
  /** Per kilogram, litre or whatever the item's own base price is per (PRC-03). */
  readonly baseCents?: Cents;
}

/** What a handover changes: prices of its hour, and what cannot be had then or this way. */
export interface ShopMoment {
  /** Of items that cost something else at that time than on every day. */
  readonly prices: Readonly<Record<string, MomentPrice>>;
  /** Items and bundles that cannot be had then. */
  readonly away: readonly string[];
  /** Those of them that cannot be had this way at any time. */
  readonly notThisWay: readonly string[];
}

/** What the server hands to every page of one shop. */
export interface ShopPage {
  readonly menu: Menu;
  readonly live: ShopLive;
  /** Computed with the page, so that no colour code runs in the browser. */
  readonly themeVariables: Readonly<Record<string, string>>;
  /** "Now" for server and first render; a page may be older than a minute when it is read. */
  readonly renderedAt: Instant;
  /** What the server calculated for that moment, so that a fresh page needs no code for it. */
  readonly first: ShopMoment & { readonly opening: OpeningState; readonly slot: Slot | null };
  /** Where each way that brings something reaches, by its id. */
  readonly areas: Readonly<Record<string, string>>;
  /** What stands beside every price. */
  readonly priceNote: PriceNote;
  readonly origin: string;
  /** Where everybody may read the menu as JSON. */
  readonly feed: string;
}

/** Keys of one way to receive goods that nobody can choose any more. */
export function fullSlotKeys(live: Pick<ShopLive, "fullSlots">, optionId: string): readonly string[] {
  const prefix = `${optionId}|`;
  return live.fullSlots.flatMap((entry) => (entry.startsWith(prefix) ? [entry.slice(prefix.length)] : []));
}
