import {
  count,
  flag,
  instant,
  int,
  list,
  mapOf,
  object,
  oneOf,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** A cash register account. `accountToken` names a secret; the token itself is never stored here. */
export const ready2OrderAccountDocument = defineDocument(paths.ready2OrderAccount, {
  label: text(),
  accountToken: text(),
  grantState: oneOf(["none", "requested", "approved", "revoked"]),
  grantUri: optional(text()),
  grantedAt: optional(instant()),
  companyName: text(),
  billPolicy: oneOf(["cashOnly", "all", "never"]),
  defaults: object({
    userId: int(),
    paymentMethodMap: object({ cash: int(), card: int(), online: int(), invoice: int(), giftCard: int() }),
    vatMap: mapOf(int()),
    printerId: optional(int()),
    billTypeId: optional(int()),
    testMode: flag(),
  }),
  sync: object({
    products: oneOf(["off", "import", "export", "both"]),
    stock: oneOf(["off", "pull", "push"]),
    groups: mapOf(text()),
    lastFullAt: optional(instant()),
    cursor: optional(text()),
  }),
  webhook: object({ urlToken: text(), subscribed: list(text()), lastEventAt: optional(instant()) }),
  rate: object({ windowStart: instant(), used: count() }),
  lastError: optional(text()),
  health: oneOf(["ok", "degraded", "off"]),
});
