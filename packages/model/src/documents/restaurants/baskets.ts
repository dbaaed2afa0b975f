import { basketStatuses, type Basket } from "@lokalkorb/domain/basket/basket";
import {
  cents,
  count,
  flag,
  instant,
  list,
  mapOf,
  object,
  oneOf,
  opaque,
  optional,
  text,
  texts,
  fulfilmentType,
} from "../../document/codecs.ts";
import { defineDocument } from "../../document/define-document.ts";
import { schemaOf } from "../../document/schema-of.ts";
import { address, person } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

const basket = {
  ownerUid: text,
  status: oneOf(basketStatuses),
  channel: oneOf(["web"]),
  storefrontId: text,
  menuVersion: count,
  lines: mapOf(
    object({
      kind: oneOf(["item", "bundle"]),
      refId: text,
      qty: count,
      choices: list(object({ optionId: text, choiceId: text, qty: count, text: optional(text) })),
      components: optional(list(object({ slotId: text, itemId: text, qty: count }))),
      note: optional(text),
      position: count,
      seenUnitCents: cents,
    }),
  ),
  lastActivityAt: instant,
  expiresAt: instant,
};
schemaOf<Basket>()(object(basket));

/** One open basket per shopper, shop and channel. */
export const basketId = (uid: string, channel: Basket["channel"]): string => `${uid}_${channel}`;

/** The shopper writes it while open; functions lock and convert it. Prices are never stored here, only what was seen. */
export const basketDocument = defineDocument(
  paths.basket,
  object({
    ...basket,
    deviceHint: optional(text),
    distribution: optional(
      object({
        optionId: text,
        type: fulfilmentType,
        slotKey: optional(text),
        zoneId: optional(text),
        address: optional(address),
        lockerSize: optional(oneOf(["S", "M", "L"])),
      }),
    ),
    substitution: optional(oneOf(["ask", "replace", "remove"])),
    codes: optional(texts),
    tip: optional(object({ mode: oneOf(["percent", "fixed"]), value: count })),
    b2bCustomerId: optional(text),
    planDraft: optional(opaque),
    group: optional(
      object({
        token: text,
        hostUid: text,
        deadline: optional(instant),
        participants: list(object({ id: text, name: text, uid: optional(text), paid: oneOf(["host", "self"]) })),
        state: oneOf(["collecting", "closed"]),
      }),
    ),
    contact: optional(person),
    consent: optional(object({ terms: text, marketing: flag, reminder: flag })),
    checkout: optional(
      object({
        requestId: text,
        orderId: optional(text),
        paymentIntentId: optional(text),
        until: instant,
        /** The shopper orders in another way: the order that waits ends because of that. */
        replaced: optional(flag),
      }),
    ),
    recovery: optional(object({ mailedAt: instant, token: text })),
  }),
);
