import { soundStates } from "@lokalkorb/domain/ordering/watch/watch-fields";
import { contract } from "./contract.ts";
import { documentId, id, requestId } from "./fields.ts";
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

/** A device with an open console says that it is there, and whether staff would see or hear an order on it. */
export const boardAwake = contract({
  name: "boardAwake",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    deviceId: documentId,
    sound: z.enum(soundStates),
    visible: z.boolean(),
  }),
  output: z.object({
    /** The last pause that began by itself; null: none today. */
    pause: z.nullable(z.object({ from: z.number(), to: z.nullable(z.number()), orders: z.int() })),
  }),
  refusals: ["not-allowed"],
});
