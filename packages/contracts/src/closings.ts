import { contract } from "./contract.ts";
import { id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/**
 * Signs a day off with the figures that were looked at, and a reason for each open end. The server reads the orders itself; a
 * closing is never changed.
 */
export const closeDay = contract({
  name: "closeDay",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    seen: z.strictObject({
      totalCents: z.int().check(z.minimum(-100_000_000), z.maximum(100_000_000)),
      orders: z.int().check(z.minimum(0), z.maximum(100_000)),
    }),
    openEnds: z
      .array(z.strictObject({ key: line(300).check(z.minLength(1)), reason: line(200).check(z.minLength(1)) }))
      .check(z.maxLength(200)),
  }),
  output: z.object({ no: z.int(), day: z.string(), totalCents: z.int() }),
  refusals: ["not-allowed", "request-reused", "day-closed", "day-ahead", "open-ends", "figures-changed"],
});
