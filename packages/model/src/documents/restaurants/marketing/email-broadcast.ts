import {
  byFunctions,
  count,
  flag,
  list,
  localTime,
  object,
  optional,
  text,
  weekday,
} from "@lokalkorb/domain/kernel/fields/field";
import { blocks } from "../../../document/shapes/broadcast-shapes.ts";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** Settings for e-mails to subscribers. `trackingEnabled` stays off until the shop asks its readers for consent. */
export const emailBroadcastDocument = defineDocument(paths.emailBroadcast, {
  sender: object({ name: text(), replyTo: text(), domainVerified: flag() }, { max: 3 }),
  footerHtml: text({ max: 20_000 }),
  physicalAddress: text({ max: 500 }),
  ...byFunctions({ monthlyQuota: count(), usedThisMonth: count() }),
  trackingEnabled: flag(),
  templates: list(object({ id: text(), name: text(), blocks }), { max: 50 }),
  automations: object(
    {
      reopen: flag(),
      slotFreed: flag(),
      abandonedBasket: flag(),
      weeklyMenu: optional(object({ weekday, time: localTime() })),
    },
    { max: 4 },
  ),
});
