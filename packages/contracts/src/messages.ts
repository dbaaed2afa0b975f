import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import {
  longestHelpMessage,
  mayBeNameless,
  messageKinds,
  noticeDecisions,
  noticeReasons,
} from "@lokalkorb/domain/shop/platform-message";
import { contract } from "./contract.ts";
import { id, line, paragraph, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const email = line(254).check(z.regex(mailAddressPattern));
const words = paragraph(4000).check(z.minLength(10));
/** The address of what it is about. */
const page = line(500);

/** Art. 16 DSA: content that its sender holds to be illegal. Its arrival is confirmed by mail at once (PLT-02). */
export const sendNotice = contract({
  name: "sendNotice",
  region: "europe",
  isOpen: true,
  input: z
    .strictObject({
      requestId,
      page: page.check(z.minLength(1)),
      reason: z.enum(noticeReasons),
      text: words,
      name: z.exactOptional(line(120).check(z.minLength(1))),
      email: z.exactOptional(email),
      /** The sender believes in good faith that it is right and whole. */
      goodFaith: z.literal(true),
    })
    .check(
      z.refine((notice) => mayBeNameless(notice.reason) || (notice.name !== undefined && notice.email !== undefined)),
    ),
  output: z.object({}),
  refusals: ["rate-limited", "request-reused"],
});

/** A question to the people of the platform, from the help of both apps. */
export const sendQuestion = contract({
  name: "sendQuestion",
  region: "europe",
  isOpen: true,
  input: z.strictObject({
    requestId,
    text: words,
    name: line(120).check(z.minLength(1)),
    email,
    page: z.exactOptional(page),
  }),
  output: z.object({}),
  refusals: ["rate-limited", "request-reused"],
});

const said = z.array(z.object({ from: z.enum(["sender", "platform"]), at: z.int(), text: z.string() }));

/** Questions that the caller, with an account or as the guest of this browser, wrote to the platform, newest first. */
export const readHelpMessages = contract({
  name: "readHelpMessages",
  region: "europe",
  input: z.strictObject({}),
  output: z.object({
    threads: z.array(z.object({ messageId: id<"message">(), said, mayWrite: z.boolean() })),
    /** As the last of them was signed. */
    sender: z.exactOptional(z.object({ name: z.string(), email: z.string() })),
  }),
  refusals: ["rate-limited"],
});

/** Its sender writes again; the desk sees the whole. */
export const writeHelpMessage = contract({
  name: "writeHelpMessage",
  region: "europe",
  input: z.strictObject({
    requestId,
    messageId: id<"message">(),
    text: paragraph(longestHelpMessage).check(z.minLength(2)),
  }),
  output: z.object({}),
  refusals: ["not-found", "talk-full", "rate-limited", "request-reused"],
});

/** A page of what was written to the platform, newest first, for its staff. */
export const listMessages = contract({
  name: "listMessages",
  region: "europe",
  input: z.strictObject({
    state: z.enum(["open", "done"]),
    /** The moment of the last one of the page before. */
    before: z.exactOptional(z.int().check(z.minimum(0))),
  }),
  output: z.object({
    messages: z.array(
      z.object({
        messageId: id<"message">(),
        kind: z.enum(messageKinds),
        at: z.int(),
        text: z.string(),
        name: z.string(),
        email: z.string(),
        page: z.string(),
        reason: z.exactOptional(z.enum(noticeReasons)),
        /** Whom it is about, where its address leads to a shop. */
        restaurantId: z.exactOptional(id<"shop">()),
        answer: z.exactOptional(
          z.object({ at: z.int(), text: z.string(), decision: z.exactOptional(z.enum(noticeDecisions)) }),
        ),
        /** After its first answer, oldest first. */
        more: z.exactOptional(said),
      }),
    ),
    next: z.exactOptional(z.int()),
  }),
  refusals: ["not-allowed"],
});

/** Answers a question, or decides on a notice with reasons: the sender, and a shop that is restricted, are told (Art. 16, 17 DSA). */
export const answerMessage = contract({
  name: "answerMessage",
  region: "europe",
  input: z.strictObject({
    requestId,
    messageId: id<"message">(),
    text: paragraph(4000).check(z.minLength(20)),
    /** Of a notice alone. */
    decision: z.exactOptional(z.enum(noticeDecisions)),
    /** The item that is taken out of the shop's menus with the decision `removed`. */
    itemId: z.exactOptional(id<"product">()),
  }),
  output: z.object({}),
  refusals: ["not-allowed", "not-found", "already-answered", "request-reused"],
});
