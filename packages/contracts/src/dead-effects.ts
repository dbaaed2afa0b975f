import { contract } from "./contract.ts";
import { documentId, id, requestId } from "./fields.ts";
import * as z from "./schema.ts";
import { ofOrder } from "./of-order.ts";

/** Effects of transitions that have given up: a mail that no server takes, a refund that the provider refuses. */
export const deadEffects = contract({
  name: "deadEffects",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: z.object({
    effects: z.array(
      z.object({
        effectId: z.string(),
        orderId: z.string(),
        event: z.string(),
        kind: z.string(),
        attempts: z.int(),
        error: z.string(),
        at: z.number(),
      }),
    ),
  }),
  refusals: ["not-allowed"],
});

export const retryEffect = contract({
  name: "retryEffect",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">(), effectId: id<"effect">(), kind: documentId }),
  output: z.object({ state: z.string() }),
  refusals: [...ofOrder],
});
