import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { event } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** Outbox and inbox for the external order system; the id is the order's. Functions alone write it. */
export const mintOrderDocument = defineDocument(paths.mintOrder, {
  orderId: f.id<"order">(),
  direction: f.oneOf(["out", "in"]),
  state: f.oneOf(["queued", "sending", "acked", "rejected", "failed", "dead", "cancelQueued", "cancelled"]),
  externalId: f.optional(f.text()),
  externalNo: f.optional(f.text()),
  payloadVersion: f.int(),
  payloadHash: f.text(),
  snapshot: f.opaque(),
  attempts: f.count(),
  nextAt: f.optional(f.instant()),
  lastError: f.optional(f.object({ code: f.text(), message: f.text(), at: f.instant() })),
  ackAt: f.optional(f.instant()),
  source: f.optional(f.opaque()),
  changes: f.list(event),
});
