import { contract } from "./contract.ts";
import { id, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/** Open, rush hour, pause or closed; rush and pause end by themselves. */
export const setOperations = contract({
  name: "setOperations",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    state: z.enum(["open", "rush", "paused", "closed"]),
    minutes: z.exactOptional(z.int().check(z.minimum(5), z.maximum(24 * 60))),
    rushExtraMinutes: z.exactOptional(z.int().check(z.minimum(5), z.maximum(120))),
    message: z.exactOptional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ state: z.enum(["open", "rush", "paused", "closed"]), until: z.nullable(z.number()) }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});
