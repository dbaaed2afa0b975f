/** A shopper has a few devices and a few people to whom a link is passed on; an order must not grow with each account that knows it. */
const mostViewers = 20;

/** One more, for whom the last one that came makes room where there are too many. */
export const withViewer = ({ viewers }: { readonly viewers: readonly string[] }, uid: string): readonly string[] =>
  viewers.includes(uid) ? viewers : [...viewers.slice(0, mostViewers - 1), uid];

/** Whether one more account is written down as one that may look at the order. */
export const mayJoin = ({ viewers }: { readonly viewers: readonly string[] }, uid: string): boolean =>
  !viewers.includes(uid) && viewers.length < mostViewers;
