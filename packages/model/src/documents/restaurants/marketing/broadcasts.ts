import {
  byFunctions,
  cents,
  count,
  instant,
  list,
  localTime,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { blocks } from "../../../document/shapes/broadcast-shapes.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { event } from "../../../document/shapes/shared-shapes.ts";
import { paths } from "../../../paths.ts";

export const broadcastStatuses = [
  "draft",
  "scheduled",
  "sending",
  "paused",
  "sent",
  "partiallySent",
  "cancelled",
  "failed",
] as const;

/** One mailing. The audience is frozen by functions when it is sent; so is everything in `stats`. */
export const broadcastDocument = defineDocument(paths.broadcast, {
  name: text({ max: 120 }),
  kind: oneOf(["campaign", "automation", "transactionalNotice"]),
  subject: text({ max: 200 }),
  preheader: text({ max: 200 }),
  blocks,
  fromStorefrontId: optional(text({ max: 128 })),
  audience: object(
    {
      topics: optional(list(text())),
      tags: optional(list(text())),
      groups: optional(list(text())),
      boughtItemIds: optional(list(text())),
      notBoughtSinceDays: optional(count()),
      plz: optional(list(text())),
      excludeIds: list(text()),
    },
    { max: 7 },
  ),
  scheduledAt: optional(instant()),
  sendWindow: optional(object({ from: localTime(), to: localTime() }, { max: 2 })),
  discountCodeId: optional(text({ max: 128 })),
  ...byFunctions({
    status: oneOf(broadcastStatuses),
    audienceCount: optional(count()),
    testSentTo: optional(list(text())),
    stats: object({
      queued: count(),
      sent: count(),
      delivered: count(),
      bounced: count(),
      complained: count(),
      unsubscribed: count(),
      opened: count(),
      clicked: count(),
      orders: count(),
      revenueCents: cents(),
    }),
    log: list(event),
    error: optional(text()),
  }),
});
