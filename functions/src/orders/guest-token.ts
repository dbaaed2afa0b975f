import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { OrderAddress } from "./payment-port.ts";

/**
 * What opens one order without an account. It can be made again for every mail and is stored nowhere but as a hash in
 * the order, where removing it closes the link; whoever reads the hash cannot make the token of it.
 */
export const guestTokenOf = (secret: string, { restaurantId, orderId }: OrderAddress): string =>
  createHmac("sha256", secret).update(`order ${restaurantId} ${orderId}`).digest("base64url");

export const tokenHashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const isGuestToken = (token: string, tokenHash: string): boolean => {
  const shown = Buffer.from(tokenHashOf(token));
  const known = Buffer.from(tokenHash);
  return shown.length === known.length && timingSafeEqual(shown, known);
};

/** The token stands in the fragment, which no server and no log ever sees. */
export const guestLinkOf = (links: { readonly appUrl: string; readonly secret: string }, order: OrderAddress): string =>
  `${links.appUrl}/bestellung/${order.restaurantId}.${order.orderId}#t=${guestTokenOf(links.secret, order)}`;
