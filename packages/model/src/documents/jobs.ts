import { count, flag, instant, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * A periodic duty of a shop, as `{kind}_{shop}`, or of the whole platform, as `{kind}_platform`, with its next time. It goes
 * with its shop. Functions alone see it.
 */
export const jobDocument = defineDocument(paths.job, {
  kind: text(),
  /** Missing where the duty is the platform's. */
  restaurantId: optional(text()),
  /** Next time; while the job is leased, the end of the lease. Missing once a duty without a next time has given up. */
  dueAt: optional(instant()),
  /** How often it was begun since it last succeeded. */
  attempts: count(),
  /** It has given up and waits for its next regular time: the dead letter. */
  dead: flag(),
  lastRunAt: optional(instant()),
  lastError: optional(text()),
  /** Where a long walk goes on. */
  cursor: optional(text()),
});
