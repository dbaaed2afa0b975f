import {
  connectFunctionsEmulator,
  getFunctions,
  httpsCallable,
  httpsCallableFromURL,
  type Functions,
  type HttpsCallable,
} from "firebase/functions";
import type { FirebaseApp } from "firebase/app";
import { type AnyContract, type Contract, isRefusalOf, type RefusalsOf } from "@lokalkorb/contracts/contract";
import { emulatorRegions, regions, type RegionKey } from "@lokalkorb/contracts/regions";
import type * as z from "@lokalkorb/contracts/schema";
import type { Refusal, Refused, RefusalType } from "@lokalkorb/domain/ordering/order/refusal";
import { failureOf, type Failure } from "../document/failure.ts";
import { NoAppCheckToken } from "./app-check.ts";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";

/** The value; or the shop says no, with a name; or the world says no. */
export type CallResult<Value, Reason = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Reason; readonly failure?: never }
  | { readonly ok: false; readonly failure: Failure; readonly refusal?: never };

export type CallFunction = <Input extends z.ZodMiniType, Output extends z.ZodMiniType, Type extends RefusalType>(
  contract: Contract<Input, Output, Type>,
  input: z.input<Input>,
) => Promise<CallResult<z.output<Output>, Refused<Type | "sign-in-required">>>;

export function functionCaller(app: FirebaseApp, config: ClientConfig, isOnline: () => boolean): CallFunction {
  const callable = callables(app, config);
  return async (contract, input) => {
    let answer: unknown;
    try {
      answer = (await callable(contract)(input)).data;
    } catch (error) {
      return fromError(contract, error, isOnline());
    }
    const output = contract.output.safeParse(answer);
    if (output.success) return { ok: true, value: output.data };
    return {
      ok: false,
      failure: {
        type: "unexpected",
        cause: new Error(`${contract.name} answered something else`, { cause: output.error }),
      },
    };
  };
}

function fromError<C extends AnyContract>(
  contract: C,
  error: unknown,
  online: boolean,
): CallResult<never, RefusalsOf<C>> {
  const details = typeof error === "object" && error !== null && "details" in error ? error.details : undefined;
  return isRefusalOf(contract, details)
    ? { ok: false, refusal: details.refusal }
    : { ok: false, failure: isUnanswered(error) ? brokenOff(error, online) : failureOf(error, online) };
}

/**
 * The SDK gives an unanswered request the code of a broken server; only the HTTP status 0 in its message tells the two
 * apart. The outcome of the command is unknown then, and worth asking again.
 */
const isUnanswered = (error: unknown): boolean =>
  error instanceof NoAppCheckToken || (error instanceof Error && error.message === "internal [0]");

const brokenOff = (cause: unknown, online: boolean): Failure => ({ type: online ? "unavailable" : "offline", cause });

/** Each call goes to its region: by name locally, by base address where one is configured. */
function callables(app: FirebaseApp, config: ClientConfig): (contract: AnyContract) => HttpsCallable {
  const functionsByRegion = new Map<RegionKey, Functions>();
  const functionsOf = (key: RegionKey): Functions => {
    const known = functionsByRegion.get(key);
    if (known !== undefined) return known;
    const functions = getFunctions(app, (config.emulators.enabled ? emulatorRegions : regions)[key]);
    if (config.emulators.enabled)
      connectFunctionsEmulator(functions, config.emulators.host, config.emulators.functionsPort);
    functionsByRegion.set(key, functions);
    return functions;
  };
  return ({ name, region, spendsToken = false }) => {
    const base = config.emulators.enabled ? "" : config.functionsBase[region];
    const functions = functionsOf(region);
    const options = { limitedUseAppCheckTokens: spendsToken };
    return base === ""
      ? httpsCallable(functions, name, options)
      : httpsCallableFromURL(functions, `${base.replace(/\/$/, "")}/${name}`, options);
  };
}
