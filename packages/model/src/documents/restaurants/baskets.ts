import { type Basket, basketFields } from "@lokalkorb/domain/basket/basket";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { person } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";

/** One open basket per shopper, shop and channel. */
export const basketId = (uid: string, channel: Basket["channel"]): string => `${uid}_${channel}`;

/** The shopper writes it while open; functions lock and convert it. Prices are never stored here, only what was seen. */
export const basketDocument = defineDocument(paths.basket, {
  ...basketFields,
  deviceHint: f.optional(f.text()),
  distribution: f.optional(
    f.object({
      optionId: f.id<"method">(),
      type: f.oneOf(fulfilmentTypes),
      slotKey: f.optional(f.text()),
      zoneId: f.optional(f.id<"zone">()),
      address: f.optional(address),
      lockerSize: f.optional(f.oneOf(["S", "M", "L"])),
    }),
  ),
  substitution: f.optional(f.oneOf(["ask", "replace", "remove"])),
  codes: f.optional(f.list(f.text())),
  tip: f.optional(f.object({ mode: f.oneOf(["percent", "fixed"]), value: f.percentOrCents() })),
  b2bCustomerId: f.optional(f.text()),
  planDraft: f.optional(f.opaque()),
  contact: f.optional(person),
  consent: f.optional(f.object({ terms: f.text(), marketing: f.flag(), reminder: f.flag() })),
  checkout: f.optional(
    f.object({
      requestId: f.text(),
      orderId: f.optional(f.id<"order">()),
      paymentIntentId: f.optional(f.text()),
      until: f.instant(),
      /** The shopper orders in another way: the order that waits ends because of that. */
      replaced: f.optional(f.flag()),
    }),
  ),
  /** The one mail about a basket that was left: when it is due, then when it was written. */
  recovery: f.optional(f.object({ dueAt: f.optional(f.instant()), mailedAt: f.optional(f.instant()) })),
});
