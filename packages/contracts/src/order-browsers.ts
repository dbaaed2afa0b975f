import { contract } from "./contract.ts";
import { id } from "./fields.ts";
import { ofOrder, orderAddress } from "./of-order.ts";
import * as z from "./schema.ts";

/**
 * Mails the order's address a link by which a viewer's browser acts as the shopper. `isConfirmed`: it does already, or its
 * account has proved the same mailbox, so that no mail is needed.
 */
export const sendConfirmingLink = contract({
  name: "sendConfirmingLink",
  region: "europe",
  input: z.strictObject(orderAddress),
  output: z.object({ isConfirmed: z.boolean() }),
  refusals: [...ofOrder, "too-late", "rate-limited"],
});

/** The link of that mail was opened and pressed: this browser may act for the order. Its token works once, for half an hour. */
export const confirmBrowser = contract({
  name: "confirmBrowser",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    orderId: id<"order">(),
    token: z.string().check(z.regex(/^[a-z0-9]{8,9}\.[A-Za-z0-9_-]{43}$/)),
  }),
  output: z.object({}),
  refusals: ["token-invalid", "rate-limited"],
});
