import { contract } from "./contract.ts";
import { documentId, id, requestId } from "./fields.ts";
import { ofOrder, orderAddress } from "./of-order.ts";
import * as z from "./schema.ts";

const key = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));
/** As the browser gives it: an address, a point of P-256 (65 octets) and a secret (16 octets). */
const subscription = z.nullable(
  z.strictObject({
    endpoint: z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[^\s"<>]+$/)),
    p256dh: key(87),
    auth: key(22),
  }),
);
const ofDevice = { restaurantId: id<"shop">(), deviceId: documentId };

/** Whether this browser is told of new orders, and the key by which a push service knows us; null: none is configured. */
export const pushDevice = contract({
  name: "pushDevice",
  region: "europe",
  input: z.strictObject(ofDevice),
  output: z.object({ key: z.nullable(z.string()), on: z.boolean() }),
  refusals: ["not-allowed"],
});

/** Tells this browser of new orders from now on, or no longer. `unknown-service`: a push service that we do not know gets nothing. */
export const setPushDevice = contract({
  name: "setPushDevice",
  region: "europe",
  input: z.strictObject({
    ...ofDevice,
    requestId,
    subscription,
  }),
  output: z.object({ result: z.enum(["on", "off", "unknown-service"]) }),
  refusals: ["not-allowed", "request-reused"],
});

/** A message to this browser alone. `gone`: it is none of the caller's that is told, or its push service does not know it any more, and we forget it. */
export const tryPushDevice = contract({
  name: "tryPushDevice",
  region: "europe",
  input: z.strictObject(ofDevice),
  output: z.object({ result: z.enum(["sent", "gone", "failed"]) }),
  refusals: ["not-allowed", "rate-limited"],
});

/** Whether a browser of the caller is told of the states of this order, and the key for it; null: none is configured, or the order has ended. */
export const orderPush = contract({
  name: "orderPush",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), orderId: id<"order">() }),
  output: z.object({ key: z.nullable(z.string()), on: z.boolean() }),
  refusals: ["not-found", "not-allowed"],
});

/** Tells this browser of the states of one order until it ends, or no longer. One browser of each person: the latest. `ended`: nothing is told any more. */
export const setOrderPush = contract({
  name: "setOrderPush",
  region: "europe",
  input: z.strictObject({ ...orderAddress, subscription }),
  output: z.object({ result: z.enum(["on", "off", "ended", "unknown-service"]) }),
  refusals: ofOrder,
});
