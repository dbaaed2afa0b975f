import { editRefusals, moveRefusals } from "@lokalkorb/domain/ordering/order/refusal";
import { settlementTypes } from "@lokalkorb/domain/ordering/change/settlement-types";
import { contract } from "./contract.ts";
import { cents, id, line, paragraph, slotKey } from "./fields.ts";
import * as z from "./schema.ts";
import { ofOrder, orderAddress } from "./of-order.ts";

/** To another time of the same way to receive it: by staff, or by the shopper until the deadline. */
export const moveOrder = contract({
  name: "moveOrder",
  region: "europe",
  input: z.strictObject({ ...orderAddress, slotKey }),
  output: z.object({ slotKey: z.string(), slotStart: z.number(), slotEnd: z.number() }),
  refusals: [...ofOrder, ...moveRefusals, "rate-limited"],
});

/** „Ich bin da“: the shop's board learns that the order is being fetched. */
export const announceArrival = contract({
  name: "announceArrival",
  region: "europe",
  input: z.strictObject(orderAddress),
  output: z.object({ arrivedAt: z.number() }),
  refusals: [...ofOrder, "transition-not-allowed"],
});

const quantity = z.int().check(z.minimum(1), z.maximum(999));

const goods = {
  refId: id<"product">(),
  qty: quantity,
  choices: z
    .array(
      z.strictObject({
        optionId: id<"option">(),
        choiceId: id<"choice">(),
        qty: quantity,
        text: z.exactOptional(line(200)),
      }),
    )
    .check(z.maxLength(50)),
};

/** Of a bundle, what was picked for its parts; an item has none. */
const components = z
  .array(z.strictObject({ slotId: id<"component">(), itemId: id<"product">(), qty: quantity }))
  .check(z.maxLength(50));

const changes = z
  .array(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("remove"), lineId: id<"line">(), reason: paragraph(300) }),
      z.strictObject({ kind: z.literal("quantity"), lineId: id<"line">(), qty: quantity }),
      z.strictObject({ kind: z.literal("replace"), lineId: id<"line">(), ...goods }),
      /** One more product: by staff of the order's menu, by its shopper of today's. */
      z.strictObject({ kind: z.literal("add"), ...goods, components: z.exactOptional(components) }),
      /** The weight of the line's goods, per piece. */
      z.strictObject({
        kind: z.literal("weigh"),
        lineId: id<"line">(),
        grams: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      }),
      z.strictObject({ kind: z.literal("pack"), lineId: id<"line">(), packed: z.boolean() }),
      /** The wish of its shopper for the whole order; '' takes it back. */
      z.strictObject({ kind: z.literal("note"), text: paragraph(500) }),
    ]),
  )
  .check(z.minLength(1), z.maxLength(100));

/**
 * Changes to what was ordered. Prices are the order's own. What becomes dearer than what the shopper agreed to pay is a
 * proposal of the shop until `answerProposal`, or of the shopper until it is paid; what becomes cheaper is given back.
 */
export const editOrder = contract({
  name: "editOrder",
  region: "europe",
  input: z.strictObject({
    ...orderAddress,
    changes,
    /** The total on the shopper's button, without which nothing gets dearer for them. */
    seenTotalCents: z.exactOptional(cents),
  }),
  output: z.object({
    /** `paying`: the order stays as it was until the difference is paid. */
    state: z.enum(["changed", "proposed", "paying"]),
    totalCents: z.int(),
    /** New total minus old one. */
    differenceCents: z.int(),
    /** Of the page for paying the difference. */
    checkoutUrl: z.exactOptional(z.string()),
  }),
  refusals: [
    ...ofOrder,
    ...editRefusals,
    "payment-unavailable",
    "payment-failed",
    "payment-method-unavailable",
    "approval-unavailable",
    "already-handled",
    "rate-limited",
  ],
});

/** The price of a change by the order's shopper, and how it is settled; nothing is changed and nothing held. */
export const quoteOrderEdit = contract({
  name: "quoteOrderEdit",
  region: "europe",
  input: z.strictObject({ restaurantId: orderAddress.restaurantId, orderId: orderAddress.orderId, changes }),
  output: z.object({
    totalCents: z.int(),
    /** New total minus old one. */
    differenceCents: z.int(),
    settles: z.enum(settlementTypes),
    /** The amount that moves that way. */
    cents: z.int(),
    /** Discounts that are given up with it: what each gave, and how much is missing until its minimum. */
    lost: z.exactOptional(
      z.array(
        z.object({
          code: z.string(),
          cents: z.int(),
          missingCents: z.exactOptional(z.int()),
          /** It holds again as soon as the goods reach it; a typed code does not. */
          isCampaign: z.exactOptional(z.boolean()),
        }),
      ),
    ),
  }),
  refusals: [...ofOrder, ...editRefusals, "rate-limited"],
});

/** The shopper agrees to a higher total, or not; then the order stays as it was. */
export const answerProposal = contract({
  name: "answerProposal",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({ ...orderAddress, agree: z.boolean(), totalCents: cents }),
  output: z.object({ totalCents: z.int(), checkoutUrl: z.exactOptional(z.string()) }),
  refusals: [...ofOrder, ...editRefusals, "already-handled", "rate-limited"],
});

/** Money back: whole lines or parts of them, an amount, or everything that is left. */
export const refundOrder = contract({
  name: "refundOrder",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({
    ...orderAddress,
    reason: paragraph(300).check(z.minLength(1)),
    wish: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("all") }),
      z.strictObject({ kind: z.literal("amount"), cents }),
      z.strictObject({
        kind: z.literal("lines"),
        lines: z.array(z.strictObject({ lineId: id<"line">(), cents })).check(z.minLength(1), z.maxLength(100)),
      }),
    ]),
  }),
  output: z.object({ refundId: z.string(), cents: z.int(), remainingCents: z.int() }),
  refusals: [...ofOrder, "refund-too-high", "line-invalid"],
});
