import { contract } from "./contract.ts";
import { id } from "./fields.ts";
import * as z from "./schema.ts";

/**
 * The pieces with a deposit that the shopper of an order still has of its shop. Of a guest, whose address is typed and proves
 * nothing, only a browser that has read the order's mailbox hears of them.
 */
export const ownDeposits = contract({
  name: "ownDeposits",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), orderId: id<"order">() }),
  output: z.object({
    // A kind that a page of before does not know is one it does not name.
    pieces: z.array(z.object({ kind: z.string(), cents: z.int(), pieces: z.int() })),
  }),
  refusals: ["not-found", "not-allowed"],
});
