import { type Fields, type StripeObject, visible } from "./stripe-objects.ts";

/** A page of a list as the service answers it. */
export const listOf = (objects: readonly StripeObject[], url: string, hasMore = false): Fields => ({
  object: "list",
  data: objects.map(visible),
  has_more: hasMore,
  url,
});
