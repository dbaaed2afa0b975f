import { contract } from "./contract.ts";
import { id, line } from "./fields.ts";
import * as z from "./schema.ts";

/**
 * The link of the mail about a basket that was left: ends such mails for its account, without a sign-in (NWS-03). Done once
 * or ten times, it comes to the same, so that it needs no id.
 */
export const stopBasketReminders = contract({
  name: "stopBasketReminders",
  region: "europe",
  isOpen: true,
  /** A mail program that presses for its reader (RFC 8058) has no token of an app. */
  worksWithoutScripts: true,
  input: z.strictObject({ uid: id<"user">(), token: line(64).check(z.minLength(1)) }),
  output: z.object({}),
  refusals: ["not-found", "rate-limited"],
});
