import {
  count,
  instant,
  int,
  list,
  object,
  oneOf,
  opaque,
  optional,
  text,
} from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { event } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** Outbox and inbox for the external order system; the id is the order's. Functions alone write it. */
export const mintOrderDocument = defineDocument(paths.mintOrder, {
  orderId: text(),
  direction: oneOf(["out", "in"]),
  state: oneOf(["queued", "sending", "acked", "rejected", "failed", "dead", "cancelQueued", "cancelled"]),
  externalId: optional(text()),
  externalNo: optional(text()),
  payloadVersion: int(),
  payloadHash: text(),
  snapshot: opaque(),
  attempts: count(),
  nextAt: optional(instant()),
  lastError: optional(object({ code: text(), message: text(), at: instant() })),
  ackAt: optional(instant()),
  source: optional(opaque()),
  changes: list(event),
});
