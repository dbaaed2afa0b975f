import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { contract } from "./contract.ts";
import { cents, documentId, id, paragraph, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const restaurantId = id<"shop">();
const customerId = documentId;

/** An admin says above which amount orders of the company wait for an admin; left out: none does, unless its buyer has an own limit. */
export const setApprovalLimit = contract({
  name: "setApprovalLimit",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId, customerId, aboveCents: z.exactOptional(cents) }),
  output: z.object({}),
  refusals: ["sign-in-required", "not-found", "rate-limited", "request-reused"],
});

/** An admin lets an order that waits go to the shop, or not: then the buyer reads the words. */
export const answerApproval = contract({
  name: "answerApproval",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    customerId,
    orderId: id<"order">(),
    answer: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("approve") }),
      z.strictObject({ kind: z.literal("decline"), word: paragraph(500).check(z.minLength(3)) }),
    ]),
  }),
  output: z.object({ status: z.enum(orderStatuses) }),
  refusals: [
    "sign-in-required",
    "not-found",
    "not-allowed",
    "already-handled",
    "too-late",
    "slot-changed",
    "slot-full",
    "shop-closed",
    "cutoff-passed",
    "distribution-unavailable",
    "request-reused",
  ],
});
