/** Which tests a set of changed files can touch, beside those that import them. */
export interface ChangedAreas {
  /** Something that every test stands on: all of them run. */
  readonly everything: boolean;
  /** The rules or the built functions: their tests ask a backend and import neither. */
  readonly backend: boolean;
  /** Screens of people, or the code behind them. */
  readonly browser: boolean;
  /** The packages whose branches are counted. */
  readonly branches: boolean;
}

const everythingStandsOn =
  /^(?:pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|tsconfig\.base\.json|turbo\.json|packages\/dev\/tooling\/src\/(?:vitest\.config|long-tests-first)\.ts|(?:apps|packages(?:\/dev)?)\/[^/]+\/package\.json|functions\/package\.json)$/;

const rules = /^(?:firestore\.(?:rules|indexes\.json)|storage\.rules|firebase\.json)$/;

/** Parts of the functions' bundle, its base and its seed. */
const behindBackend =
  /^(?:functions|packages\/(?:domain|query|theme|contracts|model|error-reporting|dev\/(?:local-backend|local-services|testing)))\//;

const behindBrowser =
  /^(?:apps|functions|packages\/(?:domain|query|theme|contracts|ui|error-reporting|analytics|maps|model|shell|dev\/(?:local-backend|local-services|testing|e2e|tooling\/src\/stack)))\//;

const tests = /\.test\.tsx?$|\/README\.md$/;

export function changedAreas(files: readonly string[]): ChangedAreas {
  // A test imports itself: only what ships, or what tests stand on, reaches further.
  const sources = files.filter((file) => !tests.test(file));
  const some = (pattern: RegExp): boolean => sources.some((file) => pattern.test(file));
  return {
    everything: some(everythingStandsOn),
    backend: some(rules) || some(behindBackend),
    browser: some(rules) || some(behindBrowser),
    branches: files.some((file) => /^packages\/(?:domain|query)\//.test(file)),
  };
}
