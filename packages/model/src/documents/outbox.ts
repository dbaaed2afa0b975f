import { effectStates } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import type { TransitionFacts } from "@lokalkorb/domain/ordering/order/order-event";
import {
  type Field,
  cents,
  count,
  instant,
  int,
  localDate,
  mapOf,
  object,
  oneOf,
  optional,
  text,
  textOrNumber,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** An order's part of its shop's metrics. */
const counted = object({
  state: oneOf(["completed", "cancelled", "rejected", "noShow"]),
  dayKey: localDate(),
  hour: text(),
  revenueCents: cents(),
  tipsCents: cents(),
  refundsCents: cents(),
  units: count(),
  items: count(),
  distribution: text(),
  payment: text(),
  channel: text(),
});

/**
 * The effects of one transition of an order, written in its very transaction: an effect is never lost and never done
 * twice. The id is `{orderId}_{version}`; `effects` maps each kind to how far it is. Functions alone see it. Effects of
 * a publication are here, too: as `search_{restaurantId}_{cause}`, with an empty `orderId`.
 */
export const outboxDocument = defineDocument(paths.outbox, {
  restaurantId: text(),
  orderId: text(),
  /** The event, e.g. 'accepted'; the mail's template follows from it. */
  event: text(),
  /** Number of the step in the life of the order. */
  version: int(),
  data: optional(mapOf(textOrNumber()) as Field as Field<TransitionFacts>),
  /** Which member of staff did it, and why: until the archive takes it over, this is the log that shoppers never read. */
  uid: optional(text()),
  reason: optional(text()),
  /** For the figures: what the order counted before this step, and what it counts after it. */
  figures: optional(object({ before: optional(counted), after: optional(counted) })),
  effects: mapOf(
    object({
      state: oneOf(effectStates),
      attempts: count(),
      error: optional(text()),
      doneAt: optional(instant()),
    }),
  ),
  /** 'done' once every effect is; 'dead' while one has given up and waits for a person. */
  state: oneOf(effectStates),
  nextAt: optional(instant()),
  /** How often the schedule began since anybody wrote down how far it came. */
  begun: optional(count()),
  createdAt: instant(),
  expiresAt: instant(),
});
