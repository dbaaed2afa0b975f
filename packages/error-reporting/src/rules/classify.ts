import { dropRules } from "./drop-rules.ts";
import { matches } from "./error-rule.ts";
import { ignoredAddresses, ignoredMessages } from "./ignore-rules.ts";
import { keepRules } from "./keep-rules.ts";

/** drop: reload, no report. keep: report and ask the person. ignore: noise. report: report silently. */
export type Treatment = "drop" | "keep" | "ignore" | "report";

/**
 * Precedence, which section 8 leaves open: keep before drop before ignore. A kept message must always arrive; a lost
 * connection must reload even when a foreign script noticed it first.
 */
export function classifyError(message: string, address = ""): Treatment {
  if (matches(keepRules, message)) return "keep";
  if (matches(dropRules, message)) return "drop";
  if (matches(ignoredMessages, message) || matches(ignoredAddresses, address)) return "ignore";
  return "report";
}
