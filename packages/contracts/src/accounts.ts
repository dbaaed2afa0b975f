import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import { contract } from "./contract.ts";
import { line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/**
 * Mails a link that signs in the mailbox's reader, with a new account where the address has none: the answer is the same,
 * so that it reveals no account.
 */
export const sendSignInLink = contract({
  name: "sendSignInLink",
  region: "europe",
  isOpen: true,
  input: z.strictObject({
    requestId,
    email: line(254).check(z.regex(mailAddressPattern)),
    /** The page after the sign-in. */
    next: z.optional(z.string().check(z.regex(/^\/[\w/~-]{0,200}$/))),
    /** Where the link leads; without it to the console. */
    app: z.optional(z.enum(["console", "storefront"])),
  }),
  output: z.object({}),
  refusals: ["rate-limited", "request-reused"],
});

/**
 * Orders of a guest become the caller's own. The proof is the guest's sign-in of just now, beside that of the caller, whose
 * mailbox is proved. Done once or ten times, it comes to the same, so that it needs no id.
 */
export const takeOverGuest = contract({
  name: "takeOverGuest",
  region: "europe",
  input: z.strictObject({ guestToken: z.string().check(z.minLength(1), z.maxLength(4_096)) }),
  output: z.object({}),
  refusals: ["not-allowed", "token-invalid", "rate-limited"],
});

/** Ends the account's sessions on all devices; each of them is asked to sign in again within the hour. */
export const endSessions = contract({
  name: "endSessions",
  region: "europe",
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ["not-allowed"],
});

/** GDP-04: all that is stored of the account, as the text of a JSON file. */
export const myData = contract({
  name: "myData",
  region: "europe",
  input: z.strictObject({}),
  output: z.object({ json: z.string() }),
  refusals: ["not-allowed", "rate-limited"],
});

/**
 * GDP-04: erases the account. A sign-in of more than five minutes ago is asked for again (`sign-in-required`). `kept` orders stay
 * as business letters as long as the law wants them, and lead to no account any more.
 */
export const deleteAccount = contract({
  name: "deleteAccount",
  region: "europe",
  input: z.strictObject({}),
  output: z.object({ result: z.enum(["deleted", "open-orders", "works-in-shop"]), kept: z.int() }),
  refusals: ["not-allowed", "payment-unavailable"],
});
