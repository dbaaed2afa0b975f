import { contract } from "./contract.ts";
import { documentId, id, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const key = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));
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
    /** As the browser gives it: an address, a point of P-256 (65 octets) and a secret (16 octets). */
    subscription: z.nullable(
      z.strictObject({
        endpoint: z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[^\s"<>]+$/)),
        p256dh: key(87),
        auth: key(22),
      }),
    ),
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
