import { deploymentNames } from "./environment-files.ts";
import { environmentNames } from "./names.ts";
import { isPublicAddress, localSettings } from "./refuse-local.ts";
import { pairProblems, valueProblems } from "./value-problems.ts";

type Environment = Readonly<Record<string, string>>;

/** Problems of the file of a deployment, each name once and never the value of a secret. */
export function deploymentProblems(env: Environment): readonly string[] {
  const found = [...strange(env), ...missing(env), ...addresses(env), ...localSettings(env), ...valueProblems(env)];
  const seen = new Set<string>();
  return [...found, ...pairProblems(env)].filter((problem) => {
    const [name = ""] = problem.split(" ");
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** Names that are unknown, or secret. */
const strange = (env: Environment): readonly string[] =>
  Object.keys(env).flatMap((given) => {
    const known = environmentNames.find(({ name }) => name === given);
    if (known === undefined) return [`${given} (no such name)`];
    return known.secret ? [`${given} (belongs in the secret store)`] : [];
  });

const missing = (env: Environment): readonly string[] =>
  deploymentNames.flatMap(({ name, neededBy }) => (neededBy !== undefined && !env[name] ? [`${name} (missing)`] : []));

const addresses = (env: Environment): readonly string[] =>
  env["APP_URL"] && !isPublicAddress(env["APP_URL"]) ? [`APP_URL (${env["APP_URL"]} is this machine)`] : [];
