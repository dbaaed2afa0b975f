import type { ErrorRule } from "./error-rule.ts";

/** Always reported; the person is asked what happened. Wordings of section 8, ours where it paraphrases. */
export const keepRules: readonly ErrorRule[] = [
  { pattern: /^(?:FirebaseError: )?internal$/i, why: "A function failed without a name." },
  { pattern: /^Lokalkorb test error$/, why: "Sent on purpose to test the way of a report." },
  {
    pattern: /(?:connection|request|operation|transaction) (?:was |has been )?aborted/i,
    why: "A connection was aborted.",
  },
  { pattern: /(?:Verbindung|Anfrage|Vorgang) wurde abgebrochen/i, why: "A connection was aborted, German wording." },
  {
    pattern: /(?:connexion|requête|opération) a été (?:abandonnée|annulée)/i,
    why: "A connection was aborted, French wording.",
  },
  {
    pattern: /INTERNAL ASSERTION FAILED.*(?:pending|promise)/is,
    why: "The database client's watch is dead until a reload.",
  },
  { pattern: /undefined is not an object/i, why: "Our own mistake; Safari's words." },
  { pattern: /^User report/, why: "A person wrote to us." },
];
