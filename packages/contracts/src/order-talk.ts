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

/**
 * Makes the private photo of what was handed in at this place of the caller, and puts it to the words of the complaint that
 * is not closed. `photo: null`: the file is no photo, or one of too many pixels.
 */
export const addComplaintPhoto = contract({
  name: "addComplaintPhoto",
  region: "europe",
  input: z.strictObject({ ...orderAddress, place: z.enum(["1", "2", "3"]) }),
  output: z.object({ photo: z.nullable(z.string()) }),
  refusals: [...ofOrder, "too-late", "talk-full", "rate-limited"],
});

/** A photo of a complaint, for both sides of its talk. It has no address of its own, which could be passed on. */
export const readComplaintPhoto = contract({
  name: "readComplaintPhoto",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    orderId: id<"order">(),
    side,
    /** As in its message. */
    photo: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
  output: z.object({
    contentType: z.string(),
    /** The file in base64. */
    content: z.string(),
  }),
  refusals: ["not-found", "not-allowed", "rate-limited"],
});

/** The counter has done what it could: words, another piece or money. */
export const closeComplaint = contract({
  name: "closeComplaint",
  region: "europe",
  input: z.strictObject(orderAddress),
  output: z.object({}),
  refusals: ofOrder,
});
