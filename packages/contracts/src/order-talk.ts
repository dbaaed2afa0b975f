import { longestMessage, mostMessages, talkSides } from "@lokalkorb/domain/ordering/talk/order-talk";
import { complaintKinds } from "@lokalkorb/domain/ordering/talk/complaint";
import { contract } from "./contract.ts";
import { id, paragraph } from "./fields.ts";
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

/** Something is wrong with the goods: of which lines, and in words. One at a time. */
export const complainOfOrder = contract({
  name: "complainOfOrder",
  region: "europe",
  input: z.strictObject({
    ...orderAddress,
    kind: z.enum(complaintKinds),
    lineIds: z.array(id<"line">()).check(z.maxLength(100)),
    text: paragraph(longestMessage).check(z.minLength(1)),
  }),
  output: z.object({ at: z.number() }),
  refusals: [
    ...ofOrder,
    "transition-not-allowed",
    "too-late",
    "talk-full",
    "already-handled",
    "line-invalid",
    "rate-limited",
  ],
});

/** The counter has done what it could: words, another piece or money. */
export const closeComplaint = contract({
  name: "closeComplaint",
  region: "europe",
  input: z.strictObject(orderAddress),
  output: z.object({}),
  refusals: ofOrder,
});
