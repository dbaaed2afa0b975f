import type { Instant } from "@lokalkorb/domain/time/instant";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { subscriberDocument } from "@lokalkorb/model/documents/restaurants/subscribers";

/** Somebody ticked the box. Only the link in a mail of its own makes a subscriber of them (double opt-in). */
export const newSubscriber = (
  contact: { readonly name: string; readonly email: string },
  token: string,
  now: Instant,
): FieldsOf<typeof subscriberDocument> => ({
  emailLower: contact.email.trim().toLowerCase(),
  name: contact.name.trim(),
  status: "pending",
  source: "checkout",
  doi: { sentAt: now, token, ipHash: "", textVersion: "checkout-1" },
  topics: ["newsletter"],
  tags: [],
  stats: { sent: 0, opened: 0, clicked: 0, orders: 0, revenueCents: 0 },
});
