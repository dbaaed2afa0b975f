import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { OrderAddress } from "../payment-port.ts";
import type { ConfirmingFacts } from "./confirming-token.ts";

export interface GuestLinks {
  linkOf(order: OrderAddress): string;
  /** Whether a shown token belongs to this order. */
  opens(order: OrderAddress, shown: string): boolean;
  /** Shows the order and confirms one browser for it. */
  confirmingLinkOf(order: ConfirmingFacts, now: Instant): string;
  confirms(order: ConfirmingFacts, shown: string, now: Instant): boolean;
}

/**
 * Opens one order without an account. It is computed for every mail and every check and never stored: reading an order
 * tells nothing of its link, and another secret closes all links at once.
 */
export const guestTokenOf = (secret: string, { restaurantId, orderId }: OrderAddress): string =>
  createHmac("sha256", secret).update(`order ${restaurantId} ${orderId}`).digest("base64url");

/** Equally long for whatever is shown, so that the time of the answer tells nothing. */
const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();

export const isSame = (shown: string, token: string): boolean => timingSafeEqual(digestOf(shown), digestOf(token));

/** While a secret is changed there are two of them: what the one before made still opens. Empty = there is none. */
export const opensOrder = (secrets: readonly string[], order: OrderAddress, shown: string): boolean =>
  secrets.filter((secret) => secret !== "" && isSame(shown, guestTokenOf(secret, order))).length > 0;

/** The token stands in the fragment, which no server and no log ever sees. */
export const guestLinkOf = (links: { readonly appUrl: string; readonly secret: string }, order: OrderAddress): string =>
  `${links.appUrl}/bestellung/${order.restaurantId}.${order.orderId}#t=${guestTokenOf(links.secret, order)}`;
