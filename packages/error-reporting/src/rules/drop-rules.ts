import type { ErrorRule } from "./error-rule.ts";

/** Not reported; the page reloads instead. Where section 8 only paraphrases a message, the wording here is ours. */
export const dropRules: readonly ErrorRule[] = [
  { pattern: /Load failed/, why: "A request or script was cut off; Safari's words." },
  { pattern: /Connection to Indexed Database server lost/i, why: "The browser closed its local database." },
  {
    pattern: /Attempt to get records from database without an in-progress transaction/i,
    why: "Local database gone after sleep.",
  },
  { pattern: /Internal error opening backing store for indexedDB/i, why: "Local database cannot be opened." },
  { pattern: /Die Netzwerkverbindung wurde unterbrochen/i, why: "Network lost, German wording." },
  { pattern: /La connexion réseau a été perdue/i, why: "Network lost, French wording." },
  { pattern: /The network connection was lost/i, why: "Network lost, English wording." },
];
