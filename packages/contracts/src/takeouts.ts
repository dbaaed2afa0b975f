import { contract } from "./contract.ts";
import { id, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/** GDP-04: all data of a shop in one file, for its owner. One that is being prepared is not begun twice. */
export const requestTakeout = contract({
  name: "requestTakeout",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">() }),
  output: z.object({}),
  refusals: ["not-allowed", "rate-limited", "request-reused"],
});

/** Stands in the shop's log, and lets the caller read the file for half a day. */
export const openTakeout = contract({
  name: "openTakeout",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">() }),
  output: z.object({ takeoutId: z.string(), bytes: z.int() }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/** A part of the file in base64. Its end is that of the file. */
export const readTakeout = contract({
  name: "readTakeout",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    takeoutId: z.string().check(z.minLength(1), z.maxLength(60)),
    from: z.int().check(z.minimum(0)),
  }),
  output: z.object({ content: z.string() }),
  refusals: ["not-allowed", "not-found"],
});
