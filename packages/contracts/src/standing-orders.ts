import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import { countries } from "@lokalkorb/domain/kernel/country/country";
import { paymentMethods } from "@lokalkorb/domain/kernel/payment-method";
import {
  missedReasons,
  standingProblems,
  terminationKinds,
} from "@lokalkorb/domain/ordering/standing/standing-choices";
import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { contract } from "./contract.ts";
import { cents, documentId, id, line, paragraph, requestId } from "./fields.ts";
import { orderAddress } from "./of-order.ts";
import * as z from "./schema.ts";

const restaurantId = id<"shop">();
const planId = documentId;
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const weeks = z.union([z.literal(1), z.literal(2), z.literal(4)]);

const goods = z.array(z.object({ lineId: z.string(), name: z.string(), qty: z.int() }));

const run = z.object({
  date: z.string(),
  /** Of the handover; absent where the shop hands nothing out on that day. */
  start: z.exactOptional(z.number()),
  end: z.exactOptional(z.number()),
  /** Until then it can be changed. */
  lockAt: z.number(),
  state: z.enum(["planned", "skipped", "paused", "closed"]),
  /** The goods in other numbers than always, and what this run costs. */
  changed: z.exactOptional(z.object({ goods, totalCents: cents })),
});

/** The order that comes again, and when: before anything binds. */
export const previewStandingOrder = contract({
  name: "previewStandingOrder",
  region: "europe",
  input: z.strictObject({
    restaurantId,
    orderId: id<"order">(),
    weeks,
    /** The first day; left out: as soon as it can be. */
    date: z.exactOptional(day),
  }),
  output: z.object({
    shopName: z.string(),
    timezone: z.string(),
    country: z.enum(countries),
    wayName: z.string(),
    goods,
    /** Goods of the order that cannot be had any more. */
    gone: z.array(z.string()),
    paymentMethod: z.enum(paymentMethods),
    /** The first possible day of each weekday. */
    days: z.array(z.object({ date: z.string(), start: z.number() })),
    runs: z.array(run),
    totalCents: cents,
  }),
  refusals: ["not-found", "sign-in-required", "distribution-unavailable"],
});

/** An order of this account comes again by itself, from that day on. */
export const startStandingOrder = contract({
  name: "startStandingOrder",
  region: "europe",
  input: z.strictObject({
    ...orderAddress,
    weeks,
    date: day,
    /** With an order that was paid online: the kept card that each run is paid with. */
    cardId: z.exactOptional(line(80).check(z.minLength(1))),
    skips: z.array(day).check(z.maxLength(10)),
    /** The total of one run that stood above the button, and the button. */
    quotedTotalCents: cents,
    button: z.literal(orderButton),
  }),
  output: z.object({ planId: z.string() }),
  refusals: [
    "not-found",
    "sign-in-required",
    "distribution-unavailable",
    "payment-method-unavailable",
    "price-changed",
    "slot-changed",
    "request-reused",
  ],
});

/** The standing orders of this account that have not ended. */
export const listStandingOrders = contract({
  name: "listStandingOrders",
  region: "europe",
  input: z.strictObject({}),
  output: z.object({
    standingOrders: z.array(
      z.object({
        planId: z.string(),
        restaurantId: z.string(),
        shopName: z.string(),
        slug: z.string(),
        timezone: z.string(),
        country: z.enum(countries),
        status: z.enum(["active", "suspended"]),
        weeks: z.int(),
        wayName: z.string(),
        goods,
        paymentMethod: z.enum(paymentMethods),
        totalCents: cents,
        pausedUntil: z.exactOptional(z.string()),
        /** The last day on which it may come. */
        endsOn: z.exactOptional(z.string()),
        runs: z.array(run),
        past: z.array(
          z.object({
            date: z.string(),
            orderId: z.exactOptional(z.string()),
            missed: z.exactOptional(z.enum(missedReasons)),
            short: z.array(z.object({ name: z.string(), wanted: z.int(), got: z.int() })),
          }),
        ),
      }),
    ),
  }),
  refusals: ["sign-in-required"],
});

/** The total of one run with another quantity, before it is agreed to. */
export const quoteStandingOrder = contract({
  name: "quoteStandingOrder",
  region: "europe",
  input: z.strictObject({
    restaurantId,
    planId,
    lineId: documentId,
    quantity: z.int().check(z.minimum(0), z.maximum(99)),
    /** On this day alone. */
    date: z.exactOptional(day),
  }),
  output: z.object({ totalCents: cents }),
  refusals: ["not-found", "distribution-unavailable", "line-invalid"],
});

/** By its owner. */
export const changeStandingOrder = contract({
  name: "changeStandingOrder",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    planId,
    change: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("skip"), date: day }),
      z.strictObject({ kind: z.literal("unskip"), date: day }),
      z.strictObject({ kind: z.literal("pause"), until: day }),
      z.strictObject({ kind: z.literal("resume") }),
      z.strictObject({
        kind: z.literal("quantity"),
        lineId: documentId,
        quantity: z.int().check(z.minimum(0), z.maximum(99)),
        /** On this day alone; left out: on every day, also on those that were changed. */
        date: z.exactOptional(day),
        /** The new total of one run, as it stood above the button. */
        quotedTotalCents: cents,
      }),
      z.strictObject({ kind: z.literal("card"), cardId: line(80).check(z.minLength(1)) }),
      z.strictObject({ kind: z.literal("end") }),
    ]),
  }),
  output: z.object({ result: z.enum(["saved", ...standingProblems]) }),
  refusals: [
    "not-found",
    "price-changed",
    "distribution-unavailable",
    "line-invalid",
    "payment-method-unavailable",
    "request-reused",
  ],
});

/** By the shop, which owes its owner a word. */
export const endStandingOrder = contract({
  name: "endStandingOrder",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId, planId, word: paragraph(500).check(z.minLength(3)) }),
  output: z.object({ result: z.enum(["saved", "over"]) }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/**
 * WDR-05: a notice of termination, without sign-in. Its arrival is confirmed by mail at once, with content, date and time. The answer
 * never tells whether there is such a contract.
 */
export const declareTermination = contract({
  name: "declareTermination",
  region: "europe",
  isOpen: true,
  input: z.strictObject({
    requestId,
    name: line(120).check(z.minLength(1)),
    email: line(254).check(z.regex(mailAddressPattern)),
    /** With whom the contract is, and which one, in the words of the person. */
    shop: line(120).check(z.minLength(1)),
    contract: z.exactOptional(line(200)),
    /** Of a contract whose page led here. */
    planId: z.exactOptional(planId),
    kind: z.enum(terminationKinds),
    reason: z.exactOptional(paragraph(1000)),
    /** Left out: as soon as possible. */
    on: z.exactOptional(day),
  }),
  output: z.object({ receivedAt: z.int(), timezone: z.string() }),
  refusals: ["rate-limited", "request-reused"],
});
