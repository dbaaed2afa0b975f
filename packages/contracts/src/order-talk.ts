import { longestMessage, mostMessages, talkSides } from "@lokalkorb/domain/ordering/talk/order-talk";
import { contract } from "./contract.ts";
import { paragraph } from "./fields.ts";
import { ofOrder, orderAddress } from "./of-order.ts";
import * as z from "./schema.ts";

/** The side that the screen speaks for: an owner who orders in their own shop is on both. */
const side = z.enum(talkSides);

/** A message about one order, from its shopper to the shop or back. */
export const sendOrderMessage = contract({
  name: "sendOrderMessage",
  region: "europe",
  input: z.strictObject({ ...orderAddress, side, text: paragraph(longestMessage).check(z.minLength(1)) }),
  output: z.object({ at: z.number() }),
  refusals: [...ofOrder, "transition-not-allowed", "too-late", "talk-full", "rate-limited"],
});

/** The first so many messages were on the screen of this side. */
export const seeOrderMessages = contract({
  name: "seeOrderMessages",
  region: "europe",
  input: z.strictObject({ ...orderAddress, side, count: z.int().check(z.minimum(1), z.maximum(2 * mostMessages)) }),
  output: z.object({}),
  refusals: ofOrder,
});
