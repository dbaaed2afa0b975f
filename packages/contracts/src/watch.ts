import { soundStates } from "@lokalkorb/domain/ordering/watch/watch-fields";
import { contract } from "./contract.ts";
import { documentId, id } from "./fields.ts";
import * as z from "./schema.ts";

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
