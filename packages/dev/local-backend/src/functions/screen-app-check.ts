import type { IncomingHttpHeaders } from "node:http";
import type { AppCheckTokens } from "../app-check/app-check-tokens.ts";
import type { FunctionEndpoint } from "./host/endpoint.ts";

const header = "x-firebase-appcheck";

/**
 * The functions are told not to verify tokens (as with Google's emulators), and then take any text for a token. So a
 * token that is not from here, or that was used up, is taken off the request before they see it: a function that
 * enforces App Check refuses the call, and one that does not takes it, as in production.
 */
export function screenAppCheck(
  headers: IncomingHttpHeaders,
  { trigger }: FunctionEndpoint,
  tokens: AppCheckTokens,
): void {
  const given = headers[header];
  if (given === undefined || trigger.kind !== "callable") return;
  const token = String(given);
  const isGood = trigger.consumesAppCheck ? tokens.consume(token) : tokens.isValid(token);
  if (!isGood) delete headers[header];
}
