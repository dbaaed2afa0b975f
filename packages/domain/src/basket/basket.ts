import type { BasketLine } from "../catalog/goods/basket-line.ts";
import type { Instant } from "../kernel/time/instant.ts";

export const basketStatuses = ["open", "locked", "converted", "abandoned", "expired"] as const;
export type BasketStatus = (typeof basketStatuses)[number];

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
