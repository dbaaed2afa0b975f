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
    /** The console's page after the sign-in. */
    next: z.optional(z.string().check(z.regex(/^\/[\w/-]{0,200}$/))),
  }),
  output: z.object({}),
  refusals: ["rate-limited", "request-reused"],
});
