import { roles } from "@lokalkorb/domain/access/role";
import { contract } from "./contract.ts";
import { id } from "./fields.ts";
import * as z from "./schema.ts";

/** Which member did the steps of an order that the shop did. */
export const orderSteps = contract({
  name: "orderSteps",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), orderId: id<"order">() }),
  output: z.object({
    steps: z.array(
      z.object({
        /** When it was stored, a moment after the event of this name. */
        at: z.number(),
        event: z.string(),
        /** As in the team; empty: not in it any more. */
        name: z.string(),
        role: z.nullable(z.enum(roles)),
      }),
    ),
  }),
  refusals: ["not-allowed"],
});
