import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import { withdrawalReasons } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-fields";
import { withdrawalStates } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-machine";
import { contract } from "./contract.ts";
import { cents, id, line, paragraph, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const pieces = z.strictObject({ lineId: id<"line">(), qty: z.int().check(z.minimum(1), z.maximum(10_000)) });
const mostLines = 200;

/**
 * WDR-02: the declaration to withdraw from a contract. Its arrival is confirmed by mail at once, with its content, date and
 * time. The answer never tells whether there is such an order.
 */
export const declareWithdrawal = contract({
  name: "declareWithdrawal",
  region: "europe",
  isOpen: true,
  worksWithoutScripts: true,
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    name: line(120).check(z.minLength(1)),
    /** However the person names the contract. */
    orderNo: line(120).check(z.minLength(1)),
    email: line(254).check(z.regex(mailAddressPattern)),
    /** Which goods, in words; absent: the whole contract. */
    goods: z.exactOptional(paragraph(2000)),
    /** Chosen on the page of the order. */
    lines: z.exactOptional(z.array(pieces).check(z.maxLength(mostLines))),
  }),
  output: z.object({ receivedAt: z.int(), timezone: z.string() }),
  refusals: ["not-found", "rate-limited", "request-reused"],
});

const step = z.object({ at: z.int(), state: z.enum(withdrawalStates) });

/** A page of the declarations to a shop: of those that wait the oldest first, whose money is due first, of the others the newest. */
export const listWithdrawals = contract({
  name: "listWithdrawals",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    /** Those that the shop has to do something about, or the others. */
    open: z.boolean(),
    /** The moment of the last one of the page before. */
    after: z.exactOptional(z.int().check(z.minimum(0))),
  }),
  output: z.object({
    withdrawals: z.array(
      z.object({
        withdrawalId: id<"withdrawal">(),
        state: z.enum(withdrawalStates),
        receivedAt: z.int(),
        name: z.string(),
        orderNo: z.string(),
        email: z.string(),
        goods: z.exactOptional(z.string()),
        /** The goods were typed, not chosen: which lines they are is for the shop to say. */
        isInWords: z.boolean(),
        /** Money has to be back by the end of this day. */
        refundBy: z.string(),
        rejection: z.exactOptional(z.object({ reason: z.enum(withdrawalReasons), text: z.string() })),
        /** Money that the shop gave back; with the provider until it has `succeeded`. */
        refund: z.exactOptional(z.object({ cents, state: z.enum(["pending", "succeeded", "failed"]) })),
        /** Its order was there, and its personal data are erased since. */
        isOrderErased: z.boolean(),
        steps: z.array(step),
        /** The contract is a gift card that was bought online. */
        gift: z.exactOptional(
          z.object({
            saleId: z.string(),
            no: z.string(),
            cents,
            paidAt: z.int(),
            lastDay: z.string(),
            isInTime: z.boolean(),
            isSameAddress: z.boolean(),
            /** Left on the card; only a whole one can go back. */
            balanceCents: cents,
            isGone: z.boolean(),
          }),
        ),
        order: z.exactOptional(
          z.object({
            orderId: id<"order">(),
            no: z.string(),
            placedAt: z.int(),
            customerName: z.string(),
            /** Absent until the goods are handed over. */
            receivedAt: z.exactOptional(z.int()),
            /** The last day of the period. */
            lastDay: z.exactOptional(z.string()),
            /** Still on the board. */
            isRunning: z.boolean(),
            isInTime: z.boolean(),
            /** The person who declares has the address of the order. */
            isSameAddress: z.boolean(),
            /** Lines that were meant, with the pieces that can go back. */
            lines: z.array(z.object({ lineId: id<"line">(), name: z.string(), qty: z.int(), asked: z.int() })),
            /** The money back for these pieces now. */
            refundCents: cents,
          }),
        ),
      }),
    ),
    next: z.exactOptional(z.int()),
  }),
  refusals: ["not-allowed"],
});

/** One step of the shop's work on a declaration: the order is found, the claim is decided, goods come back, money goes. */
export const moveWithdrawal = contract({
  name: "moveWithdrawal",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    withdrawalId: id<"withdrawal">(),
    step: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("match"), orderNo: line(40).check(z.minLength(1)) }),
      z.strictObject({ kind: z.literal("accept") }),
      z.strictObject({
        kind: z.literal("reject"),
        reason: z.enum(withdrawalReasons),
        text: paragraph(1000).check(z.minLength(10)),
      }),
      z.strictObject({ kind: z.literal("goodsBack") }),
      /** A gift card goes back as a whole. */
      z.strictObject({ kind: z.literal("refundGift") }),
      z.strictObject({
        kind: z.literal("close"),
        /** Money that could still go back, as it was shown: another amount is shown anew. */
        cents,
      }),
      z.strictObject({
        kind: z.literal("refund"),
        lines: z.array(pieces).check(z.minLength(1), z.maxLength(mostLines)),
        /** As it was shown: another amount is shown anew. */
        cents,
      }),
    ]),
  }),
  output: z.object({ state: z.enum(withdrawalStates) }),
  refusals: [
    "not-allowed",
    "not-found",
    "already-answered",
    "order-unknown",
    "figures-changed",
    "refund-too-high",
    "line-invalid",
    "request-reused",
  ],
});
