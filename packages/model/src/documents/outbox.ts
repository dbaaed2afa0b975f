import { orderMetrics } from "@lokalkorb/domain/ordering/metrics/metrics-fields";
import { effectStates } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import { talkSides } from "@lokalkorb/domain/ordering/talk/order-talk";
import { stepBefore } from "@lokalkorb/domain/ordering/undo/step-before";
import type { TransitionFacts } from "@lokalkorb/domain/ordering/order/order-event";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * The effects of one transition of an order, written in its very transaction: an effect is never lost and never done
 * twice. The id is `{orderId}_{version}`; `effects` maps each kind to how far it is. Functions alone see it. Effects of
 * a publication are here, too: as `search_{restaurantId}_{cause}`, with an empty `orderId`.
 */
export const outboxDocument = defineDocument(paths.outbox, {
  restaurantId: f.id<"shop">(),
  orderId: f.id<"order">(),
  /** The event, e.g. 'accepted'; the mail's template follows from it. */
  event: f.text(),
  /** Of an event of an item and no order. */
  itemId: f.optional(f.id<"product">()),
  /** Why a planned publication did not happen, in sentences. */
  reasons: f.optional(f.list(f.text())),
  /** Of a shop whose orders stayed without an answer: since when, and how many. */
  watch: f.optional(f.object({ since: f.instant(), orders: f.count() })),
  /** Of an invoice to a company, or of one of its reminders. */
  invoice: f.optional(f.object({ id: f.text(), level: f.optional(f.int()) })),
  /** Of a message about the order: the side that is told. */
  talk: f.optional(f.object({ to: f.oneOf(talkSides) })),
  /** Number of the step in the life of the order. */
  version: f.int(),
  data: f.optional(f.mapOf(f.textOrNumber()) as f.Field as f.Field<TransitionFacts>),
  /** Which member of staff did it, and why: until the archive takes it over, this is the log that shoppers never read. */
  uid: f.optional(f.id<"user">()),
  reason: f.optional(f.text()),
  /** For the figures: what the order counted before this step, and what it counts after it. */
  figures: f.optional(f.object({ before: f.optional(orderMetrics), after: f.optional(orderMetrics) })),
  effects: f.mapOf(
    f.object({
      state: f.oneOf(effectStates),
      attempts: f.count(),
      error: f.optional(f.text()),
      doneAt: f.optional(f.instant()),
    }),
  ),
  /** 'done' once every effect is; 'dead' while one has given up and waits for a person. */
  state: f.oneOf(effectStates),
  nextAt: f.optional(f.instant()),
  /** Nothing follows before: until then the step can be taken back, to what it was. */
  heldUntil: f.optional(f.instant()),
  before: f.optional(stepBefore),
  /** How often the schedule began since anybody wrote down how far it came. */
  begun: f.optional(f.count()),
  createdAt: f.instant(),
  expiresAt: f.instant(),
});
