import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/**
 * A periodic duty of a shop, as `{kind}_{shop}`, or of the whole platform, as `{kind}_platform`, with its next time. It goes
 * with its shop. Functions alone see it.
 */
export const jobDocument = defineDocument(paths.job, {
  kind: f.text(),
  /** Missing where the duty is the platform's. */
  restaurantId: f.optional(f.id<"shop">()),
  /** Next time; while the job is leased, the end of the lease. Missing once a duty without a next time has given up. */
  dueAt: f.optional(f.instant()),
  /** How often it was begun since it last succeeded. */
  attempts: f.count(),
  /** It has given up and waits for its next regular time: the dead letter. */
  dead: f.flag(),
  lastRunAt: f.optional(f.instant()),
  lastError: f.optional(f.text()),
  /** Where a long walk goes on. */
  cursor: f.optional(f.text()),
});
