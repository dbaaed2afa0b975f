import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A newsletter address. Only the double opt-in makes it 'subscribed'. */
export const subscriberDocument = defineDocument(paths.subscriber, {
  emailLower: f.text(),
  name: f.optional(f.text()),
  status: f.oneOf(["pending", "subscribed", "unsubscribed", "bounced", "complained"]),
  source: f.oneOf(["checkout", "form", "import", "qr"]),
  doi: f.object({
    sentAt: f.instant(),
    token: f.text(),
    confirmedAt: f.optional(f.instant()),
    ipHash: f.text(),
    textVersion: f.text(),
  }),
  importProof: f.optional(f.text()),
  topics: f.list(f.text()),
  tags: f.list(f.text()),
  userDocId: f.optional(f.text()),
  stats: f.object({
    sent: f.count(),
    opened: f.count(),
    clicked: f.count(),
    orders: f.count(),
    revenueCents: f.cents(),
  }),
  unsubscribedAt: f.optional(f.instant()),
  bounce: f.optional(f.object({ type: f.oneOf(["hard", "soft"]), at: f.instant() })),
});
