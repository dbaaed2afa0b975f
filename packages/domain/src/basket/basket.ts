import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";

export const basketStatuses = ["open", "locked", "converted", "abandoned", "expired"] as const;
export type BasketStatus = (typeof basketStatuses)[number];

export interface ChosenOption {
  readonly optionId: string;
  readonly choiceId: string;
  readonly qty: number;
  /** Only for options of select 'text'. */
  readonly text?: string;
}

/** What the shopper put into one slot of a bundle. */
export interface ChosenComponent {
  readonly slotId: string;
  readonly itemId: string;
  readonly qty: number;
}

export interface BasketLine {
  readonly kind: "item" | "bundle";
  readonly refId: string;
  readonly qty: number;
  readonly choices: readonly ChosenOption[];
  readonly components?: readonly ChosenComponent[];
  readonly note?: string;
  readonly position: number;
  /** Unit price that the shopper was shown, to notice a change. */
  readonly seenUnitCents: Cents;
}

/** `restaurants/{r}/baskets/{uid}_{channel}`; lines are a map so that rules can check it and two tabs merge. */
export interface Basket {
  readonly ownerUid: string;
  readonly status: BasketStatus;
  readonly channel: "web";
  readonly storefrontId: string;
  readonly menuVersion: number;
  readonly lines: Readonly<Record<string, BasketLine>>;
  readonly lastActivityAt: Instant;
  readonly expiresAt: Instant;
}
