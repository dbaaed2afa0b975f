import { deploymentNames } from "./environment-files.ts";
import { environmentNames } from "./names.ts";
import { isPublicAddress, localSettings } from "./refuse-local.ts";

/** What keeps the file of a deployment from being used: names that are missing, unknown, secret or of a developer's machine. */
export const deploymentProblems = (env: Readonly<Record<string, string>>): readonly string[] => [
  ...Object.keys(env).flatMap((given) => {
    const known = environmentNames.find(({ name }) => name === given);
    if (known === undefined) return [`${given} (no such name)`];
    return known.secret ? [`${given} (belongs in the secret store)`] : [];
  }),
  ...deploymentNames.flatMap(({ name, neededBy }) => (neededBy !== undefined && !env[name] ? [name] : [])),
  ...(env["APP_URL"] && !isPublicAddress(env["APP_URL"]) ? [`APP_URL (${env["APP_URL"]} is this machine)`] : []),
  ...localSettings(env),
];
