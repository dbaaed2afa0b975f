import { onInit } from "firebase-functions";
import { endProcessWithout } from "@lokalkorb/configuration/end-process";
import { localSettings, type Environment } from "@lokalkorb/configuration/refuse-local";
import { neededByFunctions } from "./config.ts";
import { neededForMail } from "./mail-config.ts";

/** Every name that is missing, and everything that belongs to a developer's machine alone. */
export const startProblems = (env: Environment): readonly string[] => [
  ...[...new Set([...neededByFunctions, ...neededForMail])].filter((name) => !env[name]),
  ...localSettings(env),
  ...(/^(?:|\d|10)$/.test(env["TRUSTED_PROXIES"] ?? "") ? [] : ["TRUSTED_PROXIES (0 to 10)"]),
];

const endUnlessConfigured = (): void => endProcessWithout(startProblems(process.env), process);

// Google's start of an instance names the one function it serves, and gives up a deployment whose process ends. Whoever
// only lists the functions, or serves all of them at once, loads this code without a configuration.
if (process.env["FUNCTION_TARGET"] !== undefined) endUnlessConfigured();
onInit(endUnlessConfigured);
