import { contract } from "./contract.ts";
import { id, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/** Mails of a shop's orders that reached no mailbox, newest first: the shop has to call, or to send again. */
export const undeliveredMails = contract({
  name: "undeliveredMails",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: z.object({
    mails: z.array(
      z.object({
        mailId: z.string(),
        orderId: z.string(),
        to: z.string(),
        subject: z.string(),
        /** `failed`: no server took it. The others: there is no such mailbox, or its owner wants no mail. */
        state: z.enum(["failed", "bounced", "suppressed"]),
        error: z.string(),
        at: z.number(),
      }),
    ),
  }),
  refusals: ["not-allowed"],
});

/** Tries a mail again that had been given up. */
export const retryMail = contract({
  name: "retryMail",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">(), mailId: id<"mail">() }),
  output: z.object({ state: z.literal("queued") }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});
