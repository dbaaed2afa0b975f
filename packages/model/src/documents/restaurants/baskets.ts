import { type Basket, basketFields } from "@lokalkorb/domain/basket/basket";
import {
  count,
  flag,
  instant,
  list,
  object,
  oneOf,
  opaque,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
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
  deviceHint: optional(text()),
  distribution: optional(
    object({
      optionId: text(),
      type: oneOf(fulfilmentTypes),
      slotKey: optional(text()),
      zoneId: optional(text()),
      address: optional(address),
      lockerSize: optional(oneOf(["S", "M", "L"])),
    }),
  ),
  substitution: optional(oneOf(["ask", "replace", "remove"])),
  codes: optional(list(text())),
  tip: optional(object({ mode: oneOf(["percent", "fixed"]), value: count() })),
  b2bCustomerId: optional(text()),
  planDraft: optional(opaque()),
  group: optional(
    object({
      token: text(),
      hostUid: text(),
      deadline: optional(instant()),
      participants: list(object({ id: text(), name: text(), uid: optional(text()), paid: oneOf(["host", "self"]) })),
      state: oneOf(["collecting", "closed"]),
    }),
  ),
  contact: optional(person),
  consent: optional(object({ terms: text(), marketing: flag(), reminder: flag() })),
  checkout: optional(
    object({
      requestId: text(),
      orderId: optional(text()),
      paymentIntentId: optional(text()),
      until: instant(),
      /** The shopper orders in another way: the order that waits ends because of that. */
      replaced: optional(flag()),
    }),
  ),
  recovery: optional(object({ mailedAt: instant(), token: text() })),
});
