import { canonicalText, type Difference, type SuiteName } from "./target/difference.ts";
import { isJson } from "./target/rest-client.ts";

/** A difference that is meant to be: documented production behaviour > emulator > ours. */
export interface ExplainedDifference {
  readonly id: string;
  readonly suite: SuiteName;
  readonly reason: string;
  readonly applies: (difference: Difference) => boolean;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const conditionOf = ({ input }: Difference): string => (isJson(input) ? textOf(input["condition"]) : "");

export const explainedDifferences: readonly ExplainedDifference[] = [
  {
    id: "float-sums",
    suite: "queries",
    reason:
      "Sums and averages of floats depend on the order of addition, which nobody promises; the last digits differ.",
    applies: ({ ours, official }) => closeNumbers(canonicalText(ours), canonicalText(official)),
  },
  {
    id: "is-infinite",
    suite: "rules",
    reason: "math.isInfinite() is documented (rules reference, rules.math); this emulator does not have it.",
    applies: (difference) => conditionOf(difference).includes("math.isInfinite("),
  },
  {
    id: "bool-conversion",
    suite: "rules",
    reason: "bool() is documented (rules reference, rules.Boolean); this emulator does not have it.",
    applies: (difference) => /\bbool\(/.test(conditionOf(difference)),
  },
  {
    id: "floor-and-ceil-are-integers",
    suite: "rules",
    reason: "math.floor() and math.ceil() are documented to return integers; this emulator returns floats.",
    applies: (difference) => /math\.(floor|ceil)\(/.test(conditionOf(difference)),
  },
  {
    id: "eleven-lets",
    suite: "files",
    reason: "A function is documented to have 10 'let' at most (limits of security rules); this emulator loads more.",
    applies: ({ input }) => typeof input === "string" && input.includes("let v10 = 10;"),
  },
  {
    id: "emulator-crash",
    suite: "rules",
    reason: "The emulator fails inside and answers UNKNOWN; ours decides.",
    applies: ({ official }) => official === "UNKNOWN",
  },
  {
    id: "list-proof",
    suite: "rules",
    reason:
      "A list is documented to be allowed when its constraints prove the condition for every possible result. Ours draws " +
      "conclusions from ranges, array-contains and several constraints on one field that the emulator does not draw; " +
      "query-proof.test.ts holds them against generated documents.",
    applies: ({ input, ours, official }) =>
      ours === "ok" && official === "PERMISSION_DENIED" && isJson(input) && input["method"] === "list",
  },
  {
    id: "default-of-a-field-no-filter-names",
    suite: "rules",
    reason:
      "Rules are documented not to be filters: a list is refused when it could find a document that the reader may not see. For a field that " +
      "no filter names, this emulator takes what get() falls back on, as if no document had the field.",
    applies: ({ input, ours, official }) =>
      ours === "PERMISSION_DENIED" &&
      official === "ok" &&
      isJson(input) &&
      input["method"] === "list" &&
      textOf(input["condition"]).includes(".get("),
  },
  {
    id: "several-writes-to-one-document",
    suite: "writes",
    reason:
      "Several writes of one commit to one document: ours checks each and reports the first that is wrong. The emulator " +
      "makes one write of them first, so that it never sees what is overwritten and refuses combinations with another status.",
    applies: ({ input, ours }) => canonicalText(ours).includes('"refused"') && writesSomeDocumentTwice(input),
  },
  {
    id: "torn-commit",
    suite: "listeners",
    reason:
      "A commit is documented to become visible at once (Listen: consistent snapshots). Ours tells it in one snapshot; " +
      "the emulator tells deletions of a commit after its other changes.",
    applies: ({ input }) => isJson(input) && input["difference"] === "torn commit",
  },
  {
    id: "missed-by-a-listener",
    suite: "listeners",
    reason:
      "The emulator's listeners now and then do not hear of a commit that was acknowledged before they began or while they listen, " +
      "although its queries show it; half a minute later, or with another change, they do. The same script, played again, came out alike, and ours told the same every time.",
    applies: ({ input }) => isJson(input) && input["difference"] === "missed",
  },
];

export const explanationOf = (difference: Difference): ExplainedDifference | undefined =>
  explainedDifferences.find(({ suite, applies }) => suite === difference.suite && applies(difference));

const numberPattern = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;

function closeNumbers(left: string, right: string): boolean {
  if (!left.includes("doubleValue") || left.replaceAll(numberPattern, "#") !== right.replaceAll(numberPattern, "#"))
    return false;
  const others = right.match(numberPattern) ?? [];
  return (left.match(numberPattern) ?? []).every((text, at) => {
    const [own, other] = [Number(text), Number(others[at])];
    return own === other || Math.abs(own - other) <= 1e-12 * Math.max(Math.abs(own), Math.abs(other));
  });
}

const writesSomeDocumentTwice = (commits: unknown): boolean =>
  (Array.isArray(commits) ? commits : []).some((commit: unknown) => {
    const writes: unknown[] = isJson(commit) && Array.isArray(commit["writes"]) ? commit["writes"] : [];
    const names = writes.map((write) => /\/documents\/w\/\w+/.exec(canonicalText(write))?.[0]);
    return new Set(names).size < names.length;
  });
