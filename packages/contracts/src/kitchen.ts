import { contract } from "./contract.ts";
import { id } from "./fields.ts";
import * as z from "./schema.ts";

/** From now on the shop's orders come with a kitchen ticket, and those on the board get theirs. */
export const openKitchen = contract({
  name: "openKitchen",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: z.object({}),
  refusals: ["not-allowed"],
});
