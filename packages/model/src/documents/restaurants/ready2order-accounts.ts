import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A cash register account. `accountToken` names a secret; the token itself is never stored here. */
export const ready2OrderAccountDocument = defineDocument(paths.ready2OrderAccount, {
  label: f.text(),
  accountToken: f.text(),
  grantState: f.oneOf(["none", "requested", "approved", "revoked"]),
  grantUri: f.optional(f.text()),
  grantedAt: f.optional(f.instant()),
  companyName: f.text(),
  billPolicy: f.oneOf(["cashOnly", "all", "never"]),
  defaults: f.object({
    userId: f.int(),
    paymentMethodMap: f.object({ cash: f.int(), card: f.int(), online: f.int(), invoice: f.int(), giftCard: f.int() }),
    vatMap: f.mapOf(f.int()),
    printerId: f.optional(f.int()),
    billTypeId: f.optional(f.int()),
    testMode: f.flag(),
  }),
  sync: f.object({
    products: f.oneOf(["off", "import", "export", "both"]),
    stock: f.oneOf(["off", "pull", "push"]),
    groups: f.mapOf(f.text()),
    lastFullAt: f.optional(f.instant()),
    cursor: f.optional(f.text()),
  }),
  webhook: f.object({ urlToken: f.text(), subscribed: f.list(f.text()), lastEventAt: f.optional(f.instant()) }),
  rate: f.object({ windowStart: f.instant(), used: f.count() }),
  lastError: f.optional(f.text()),
  health: f.oneOf(["ok", "degraded", "off"]),
});
