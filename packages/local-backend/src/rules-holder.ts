import { readFileSync } from "node:fs";
import { loadRules, type LoadedRuleset } from "./rules/load-rules.ts";

/** The rules in force. Without rules nobody but the owner gets in. */
export interface RulesHolder {
  firestore(project: string): LoadedRuleset | null;
  readonly storage: () => LoadedRuleset | null;
  /** Without a project: for all that have none of their own. Throws with line and column when it does not parse. */
  setFirestore(pathOrSource: string, project?: string): void;
  /** Called when other rules of Firestore are in force. */
  onFirestoreChange(listener: () => void): void;
  readonly setStorage: (pathOrSource: string) => void;
}

export const createRulesHolder = (): RulesHolder => {
  const byProject = new Map<string, LoadedRuleset>();
  let everywhere: LoadedRuleset | null = null;
  let storage: LoadedRuleset | null = null;
  const listeners: (() => void)[] = [];
  return {
    firestore: (project) => byProject.get(project) ?? everywhere,
    storage: () => storage,
    setFirestore: (pathOrSource, project) => {
      const ruleset = loadRules(sourceOf(pathOrSource));
      if (project === undefined) {
        byProject.clear();
        everywhere = ruleset;
      } else byProject.set(project, ruleset);
      for (const listener of listeners) listener();
    },
    onFirestoreChange: (listener) => void listeners.push(listener),
    setStorage: (pathOrSource) => {
      storage = loadRules(sourceOf(pathOrSource));
    },
  };
};

/** No path has braces, and no rules are without. */
const sourceOf = (pathOrSource: string): string =>
  pathOrSource.includes("{") ? pathOrSource : readFileSync(pathOrSource, "utf8");
