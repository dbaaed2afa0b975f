/** A shopper has a few devices and a few people to whom a link is passed on; an order must not grow with each account that knows it. */
const mostViewers = 20;

/** Whether one more account is written down as one that may look at the order. */
export const mayJoin = ({ viewers }: { readonly viewers: readonly string[] }, uid: string): boolean =>
  !viewers.includes(uid) && viewers.length < mostViewers;
