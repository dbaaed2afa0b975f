import * as f from "@lokalkorb/domain/kernel/fields/field";
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
  name: f.text({ max: 120 }),
  kind: f.oneOf(["campaign", "automation", "transactionalNotice"]),
  subject: f.text({ max: 200 }),
  preheader: f.text({ max: 200 }),
  blocks,
  fromStorefrontId: f.optional(f.id<"storefront">({ max: 128 })),
  audience: f.object(
    {
      topics: f.optional(f.list(f.text())),
      tags: f.optional(f.list(f.text())),
      groups: f.optional(f.list(f.text())),
      boughtItemIds: f.optional(f.list(f.id<"product">())),
      notBoughtSinceDays: f.optional(f.count()),
      plz: f.optional(f.list(f.text())),
      excludeIds: f.list(f.text()),
    },
    { max: 7 },
  ),
  scheduledAt: f.optional(f.instant()),
  sendWindow: f.optional(f.object({ from: f.localTime(), to: f.localTime() }, { max: 2 })),
  discountCodeId: f.optional(f.id<"code">({ max: 128 })),
  ...f.byFunctions({
    status: f.oneOf(broadcastStatuses),
    audienceCount: f.optional(f.count()),
    testSentTo: f.optional(f.list(f.text())),
    stats: f.object({
      queued: f.count(),
      sent: f.count(),
      delivered: f.count(),
      bounced: f.count(),
      complained: f.count(),
      unsubscribed: f.count(),
      opened: f.count(),
      clicked: f.count(),
      orders: f.count(),
      revenueCents: f.cents(),
    }),
    log: f.list(event),
    error: f.optional(f.text()),
  }),
});
