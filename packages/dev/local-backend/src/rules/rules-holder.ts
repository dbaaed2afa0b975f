import { readFileSync } from "node:fs";
import { loadRules, type LoadedRuleset } from "./load-rules.ts";
import { issueText } from "./syntax/rules-issue.ts";

/** The rules in force. Without rules the owner alone gets in. */
export interface RulesHolder {
  firestore(project: string): LoadedRuleset | null;
  readonly storage: () => LoadedRuleset | null;
  /** Without a project: for all that have none of their own. Throws with file, line and column when it does not parse. */
  setFirestore(pathOrSource: string, project?: string): LoadedRuleset;
  /** Warnings of the compiler for the rules for everybody, as it prints them. */
  warnings(): readonly string[];
  /** Called when other rules of Firestore are in force. */
  onFirestoreChange(listener: () => void): void;
  readonly setStorage: (pathOrSource: string) => void;
}

export function createRulesHolder(): RulesHolder {
  const byProject = new Map<string, LoadedRuleset>();
  let everywhere: LoadedRuleset | null = null;
  let storage: LoadedRuleset | null = null;
  const listeners: (() => void)[] = [];
  return {
    firestore: (project) => byProject.get(project) ?? everywhere,
    storage: () => storage,
    setFirestore: (pathOrSource, project) => {
      const ruleset = load(pathOrSource, "firestore.rules");
      if (project === undefined) {
        byProject.clear();
        everywhere = ruleset;
      } else byProject.set(project, ruleset);
      for (const listener of listeners) listener();
      return ruleset;
    },
    warnings: () =>
      [everywhere, storage].flatMap(
        (ruleset) => ruleset?.issues.map((issue) => issueText(issue, ruleset.fileName)) ?? [],
      ),
    onFirestoreChange: (listener) => void listeners.push(listener),
    setStorage: (pathOrSource) => {
      storage = load(pathOrSource, "storage.rules");
    },
  };
}

/** No path has braces, and no rules are without. */
const load = (pathOrSource: string, defaultName: string): LoadedRuleset =>
  pathOrSource.includes("{")
    ? loadRules(pathOrSource, defaultName)
    : loadRules(readFileSync(pathOrSource, "utf8"), pathOrSource);
