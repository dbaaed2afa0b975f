import * as f from "../kernel/fields/field.ts";
import { dayMs } from "../kernel/time/instant.ts";

/** A notice of content (Art. 16 DSA), or a question to the people of the platform. */
export const messageKinds = ["notice", "question"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const noticeReasons = ["goods", "labelling", "prices", "copyright", "person", "hate", "abuse", "other"] as const;
export type NoticeReason = (typeof noticeReasons)[number];

export const noticeDecisions = ["none", "removed", "held"] as const;
export type NoticeDecision = (typeof noticeDecisions)[number];

/** Art. 16 (2) c DSA: only notices of the abuse of children are taken without name and address. */
export const mayBeNameless = (reason: NoticeReason | ""): boolean => reason === "abuse";

/** From the arrival, so that a complaint after half a year still finds what was decided (Art. 20 DSA). */
export const messageKeptFor = 400 * dayMs;

export const longestHelpMessage = 4000;
/** Of both sides after the first message and its answer, so that one thread stays one that a person reads. */
export const mostHelpReplies = 20;

const helpSides = ["sender", "platform"] as const;

/** The shop in the address of a page, where the address is one of the storefront's; „/hof/brot“ is a page of „hof“. */
export function slugInPage(page: string): string | null {
  const path = page.replace(/^https?:\/\/[^/]+/, "");
  return /^\/([a-z0-9][a-z0-9-]{0,79})(?:[/?#]|$)/.exec(path)?.[1] ?? null;
}

export const platformMessageFields = {
  kind: f.oneOf(messageKinds),
  state: f.oneOf(["open", "done"]),
  at: f.instant(),
  text: f.text({ max: 4000 }),
  /** Empty in a notice without name. */
  name: f.text({ max: 120 }),
  email: f.text({ max: 254 }),
  /** The address of what it is about; empty: of nothing in particular. */
  page: f.text({ max: 500 }),
  reason: f.optional(f.oneOf(noticeReasons)),
  restaurantId: f.optional(f.id<"shop">()),
  answer: f.optional(
    f.object({ at: f.instant(), text: f.text({ max: 4000 }), decision: f.optional(f.oneOf(noticeDecisions)) }),
  ),
  /** A question goes on: after its first answer its sender writes again, and the platform answers again. */
  more: f.optional(f.list(f.object({ from: f.oneOf(helpSides), at: f.instant(), text: f.text({ max: 4000 }) }))),
  /** The account or guest whose help shows it; gone with the account. */
  uid: f.optional(f.id<"user">()),
  expiresAt: f.instant(),
};

type PlatformMessage = f.ValuesOf<typeof platformMessageFields>;
export type HelpMessage = NonNullable<PlatformMessage["more"]>[number];

/** All that was said, oldest first. */
export function saidIn({
  at,
  text,
  answer,
  more = [],
}: Pick<PlatformMessage, "at" | "text" | "answer" | "more">): readonly HelpMessage[] {
  const answered: HelpMessage[] = answer === undefined ? [] : [{ from: "platform", at: answer.at, text: answer.text }];
  return [{ from: "sender", at, text }, ...answered, ...more];
}

/** Whether its sender may write again: a notice has a decision, and other ways to object to it. */
export const mayWriteAgain = ({ kind, more = [] }: Pick<PlatformMessage, "kind" | "more">): boolean =>
  kind === "question" && more.length < mostHelpReplies;
