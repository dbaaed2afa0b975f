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
  expiresAt: f.instant(),
};
