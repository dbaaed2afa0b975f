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
  ...["APP_URL", "CONSOLE_URL"].flatMap((name) =>
    env[name] && !/^https:\/\/[^/\s]+$/.test(env[name]) ? [`${name} (https://…, without a slash at the end)`] : [],
  ),
  ...(env["NEXT_PUBLIC_APP_CHECK_PROVIDER"] === "recaptcha-enterprise"
    ? ["NEXT_PUBLIC_APP_CHECK_KEY", "FIREBASE_APP_ID"].filter((name) => !env[name])
    : []),
  ...localSettings(env),
];
