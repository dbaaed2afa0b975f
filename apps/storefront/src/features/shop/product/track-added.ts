import { track } from "@lokalkorb/analytics/track";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";

/** One step of the funnel: something new lies in the basket. */
export const trackAdded = (shop: string, { refId, qty }: Pick<BasketLine, "refId" | "qty">): void =>
  track({ name: "Added To Basket", shop, product: refId, quantity: qty });
