import * as f from "@lokalkorb/domain/kernel/fields/field";
import { blocks } from "../../../document/shapes/broadcast-shapes.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** Settings for e-mails to subscribers. `trackingEnabled` stays off until the shop asks its readers for consent. */
export const emailBroadcastDocument = defineDocument(paths.emailBroadcast, {
  sender: f.object({ name: f.text(), replyTo: f.text(), domainVerified: f.flag() }),
  footerHtml: f.text(),
  physicalAddress: f.text(),
  monthlyQuota: f.count(),
  usedThisMonth: f.count(),
  trackingEnabled: f.flag(),
  templates: f.list(f.object({ id: f.text(), name: f.text(), blocks })),
  automations: f.object({
    reopen: f.flag(),
    slotFreed: f.flag(),
    abandonedBasket: f.flag(),
    weeklyMenu: f.optional(f.object({ weekday: f.weekday, time: f.localTime() })),
  }),
});
