import { onInit } from "firebase-functions";
import { endProcessWithout } from "@lokalkorb/configuration/end-process";
import { localSettings, type Environment } from "@lokalkorb/configuration/refuse-local";
import { paymentProblems } from "../payments/provider/payment-config.ts";
import { searchProblems } from "../search/search-config.ts";
import { pushProblems } from "../push/push-port.ts";
import { smsProblems } from "../sms/twilio-sms.ts";
import { neededByFunctions } from "./config.ts";
import { environment } from "./environment.ts";

/** Every name that is missing, and everything that belongs to a developer's machine alone. */
export const startProblems = (env: Environment): readonly string[] => [
  ...neededByFunctions.filter((name) => !env[name]),
  // Needed by what is configured beside it.
  ...paymentProblems(env),
  ...searchProblems(env),
  ...smsProblems(env),
  ...pushProblems(env),
  ...localSettings(env),
  ...(/^(?:|\d|10)$/.test(env["TRUSTED_PROXIES"] ?? "") ? [] : ["TRUSTED_PROXIES (0 to 10)"]),
];

const endUnlessConfigured = (): void => endProcessWithout(startProblems(environment()), process);

// Google's start of an instance names the one function it serves, and a deployment fails when its process ends. Listing
// the functions, or serving all of them at once, loads this code without a configuration.
if (process.env["FUNCTION_TARGET"] !== undefined) endUnlessConfigured();
onInit(endUnlessConfigured);
