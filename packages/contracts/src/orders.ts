import { orderActions } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { ageCheckResults, endReasons } from "@lokalkorb/domain/ordering/order/order-choices";
import { contract } from "./contract.ts";
import { cents, id, line, paragraph } from "./fields.ts";
import { ofOrder, orderAddress } from "./of-order.ts";
import * as z from "./schema.ts";
import { stepRefusals } from "@lokalkorb/domain/ordering/order/refusal";

export * from "./dead-effects.ts";
export * from "./order-browsers.ts";
export * from "./order-changes.ts";
export * from "./order-placing.ts";

/** The number of a step that can be taken back now. */
const heldStep = z.exactOptional(z.int());

export const changeOrderStatus = contract({
  name: "changeOrderStatus",
  region: "europe",
  input: z.strictObject({
    ...orderAddress,
    action: z.enum(orderActions),
    /** Needed for reject, and for cancel by staff; the shopper reads the text. */
    reason: z.exactOptional(z.strictObject({ code: z.enum(endReasons), text: paragraph(300) })),
    /** With cancel, once work has begun: the part of what was taken that goes back. Left out: everything. */
    refund: z.exactOptional(
      z.discriminatedUnion("kind", [
        z.strictObject({ kind: z.literal("all") }),
        z.strictObject({ kind: z.literal("none") }),
        z.strictObject({ kind: z.literal("amount"), cents }),
      ]),
    ),
    /** With cancel: lines whose goods go back to the shelf. Left out: all, but none once work has begun. */
    restock: z.exactOptional(z.array(id<"line">()).check(z.maxLength(100))),
    /** Needed to complete an order that is still open: what was rung up in the shop's till. */
    payment: z.exactOptional(
      z.strictObject({ method: z.enum(["cash", "card"]), cents, tillReceiptNo: z.exactOptional(line(40)) }),
    ),
    /** With ship. */
    shipping: z.exactOptional(z.strictObject({ carrier: line(60), trackingNo: line(60) })),
    /** By staff: what follows waits a few seconds, so that the step can be taken back. */
    hold: z.exactOptional(z.boolean()),
    /** With complete, where alcohol is handed over; `refused` with cancel. */
    ageCheck: z.exactOptional(z.enum(ageCheckResults)),
  }),
  output: z.object({ status: z.enum(orderStatuses), step: heldStep }),
  refusals: [...ofOrder, ...stepRefusals, "sold-out", "slot-full", "code-used"],
});

/** Later than promised, by this much. An order that is still new is accepted with it. */
export const delayOrder = contract({
  name: "delayOrder",
  region: "europe",
  input: z.strictObject({
    ...orderAddress,
    minutes: z.int().check(z.minimum(5), z.maximum(180)),
    reason: z.exactOptional(paragraph(300)),
    hold: z.exactOptional(z.boolean()),
  }),
  output: z.object({ status: z.enum(orderStatuses), promisedAt: z.number(), step: heldStep }),
  refusals: [...ofOrder, "transition-not-allowed"],
});

/** Takes back one's own step of a few seconds ago, while nothing has followed from it. */
export const undoStep = contract({
  name: "undoStep",
  region: "europe",
  input: z.strictObject({ ...orderAddress, step: z.int() }),
  output: z.object({ status: z.enum(orderStatuses) }),
  refusals: [...ofOrder, "already-handled", "too-late", "sold-out", "slot-full", "code-used"],
});
