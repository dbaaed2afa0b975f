import { contract } from "./contract.ts";
import { id, paragraph } from "./fields.ts";
import { ofOrder, orderAddress } from "./of-order.ts";
import * as z from "./schema.ts";

/** From now on the shop's orders come with a kitchen ticket, and those on the board get theirs. */
export const openKitchen = contract({
  name: "openKitchen",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: z.object({}),
  refusals: ["not-allowed"],
});

/** A note of the staff to the kitchen; empty takes it off. Shoppers never read it. */
export const noteForKitchen = contract({
  name: "noteForKitchen",
  region: "europe",
  input: z.strictObject({ ...orderAddress, text: paragraph(300) }),
  output: z.object({}),
  refusals: [...ofOrder, "transition-not-allowed"],
});
