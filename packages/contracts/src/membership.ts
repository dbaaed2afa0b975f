import { contract } from "./contract.ts";
import { id } from "./fields.ts";
import * as z from "./schema.ts";

/** Whether the proved address of the caller stands on the members list of a shop. It says nothing of any other address. */
export const readMembership = contract({
  name: "readMembership",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: z.object({ isMember: z.boolean() }),
  refusals: ["rate-limited"],
});
