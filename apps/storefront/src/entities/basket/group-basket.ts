import type { Id } from "@lokalkorb/domain/kernel/branded";

const ofCheckout = "gruppenkasse:";

/** In this browser: the own part of a group, which is sent with every change. */
export const ownPartOf = (groupId: Id<"group">): string => `gruppe:${groupId}`;
/** In this browser: the lines of a closed group, for the checkout of its host. */
export const checkoutOf = (groupId: Id<"group">): string => `${ofCheckout}${groupId}`;

/** The server's basket of a closed group, which is written by functions alone; null: it is a basket like any other. */
export const basketOfCheckout = (basket: string): Id<"basket"> | null =>
  basket.startsWith(ofCheckout) ? basket.slice(ofCheckout.length) : null;
