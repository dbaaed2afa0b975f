import type { ServerResponse } from "node:http";
import type { DecodedIdToken } from "firebase-admin/auth";
import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableRequest,
  type Request,
} from "firebase-functions/https";
import type { AnyContract, InputOf, OutputOf, RefusalsOf } from "@lokalkorb/contracts/contract";
import { z } from "@lokalkorb/contracts/schema";
import type { Result } from "@lokalkorb/domain/kernel/result";
import type { Caller } from "../caller.ts";
import type { Deps } from "../deps.ts";
import { reportDefects } from "../report-defects.ts";
import { regionOf, resourcesOf } from "../resources.ts";
import { addressOf } from "./address-of.ts";
import type { Endpoint } from "./endpoint.ts";
import { invalidInputError, refusalError } from "./error-map.ts";
import { measureBodies, type ServingProcess, takeBody } from "./measure-body.ts";

export type Command<C extends AnyContract, D extends Deps = Deps> = (
  input: InputOf<C>,
  caller: Caller,
  deps: D,
) => Promise<Result<OutputOf<C>, RefusalsOf<C>>>;

export type Callable<C extends AnyContract> = CallableFunction<unknown, Promise<OutputOf<C>>>;

export interface CallableOptions {
  readonly secrets?: string[];
  /** Of a call that takes a file. */
  readonly mostBytes?: number;
}

/** Far above any honest input, far below what would cost memory. */
const maxBytes = 32 * 1024;

/**
 * The edge of every callable: size, shape, caller; then the command; then its result in the words of the wire.
 * A command returns refusals and throws defects; the SDK answers those with "internal" and logs them.
 */
export const defineCallable =
  <C extends AnyContract, D extends Deps>(
    contract: C,
    command: Command<C, D>,
    options: CallableOptions = {},
  ): Endpoint<D, Callable<C>> =>
  (host) =>
    measured(
      contract.name,
      options.mostBytes,
      host,
      onCall(
        {
          region: regionOf(contract.region),
          cors: true,
          ...resourcesOf(contract.name),
          ...appCheckOptions(contract, host.isAppCheckEnforced()),
          ...(options.secrets === undefined ? {} : { secrets: options.secrets }),
        },
        reportDefects(
          contract.name,
          async (request: CallableRequest) => {
            // A token that Google has seen spent before; a host without verification takes it off the request.
            if (request.app?.alreadyConsumed === true && host.isAppCheckEnforced())
              throw new HttpsError("unauthenticated", "Unauthenticated");
            const input = readInput(contract, request, options.mostBytes);
            if (request.auth === undefined && contract.isOpen !== true)
              throw refusalError({ type: "sign-in-required" });
            const caller: Caller = {
              uid: request.auth?.uid ?? "",
              ...personOf(request.auth?.token ?? {}),
              ...(request.auth === undefined ? {} : { signedInAt: request.auth.token.auth_time * 1_000 }),
              ...(request.auth?.token["platform"] === true ? { isPlatform: true } : {}),
              ip: addressOf(request.rawRequest.headers["x-forwarded-for"], host.trustedProxies()),
            };
            const result = await command(input, caller, host.deps());
            if (!result.ok) throw refusalError(result.refusal);
            return result.value;
          },
          host.reporter,
        ),
      ),
    );

export const personOf = ({
  firebase,
  email,
  email_verified: isProved,
}: Partial<Pick<DecodedIdToken, "firebase" | "email" | "email_verified">>): Pick<Caller, "isGuest" | "email"> =>
  firebase?.sign_in_provider !== "anonymous" && isProved === true && email !== undefined
    ? { isGuest: false, email }
    : { isGuest: true };

/** The same function behind a look at its body; what describes it stays in its place. */
function measured<F extends CallableFunction<unknown, unknown>>(
  name: string,
  mostBytes: number | undefined,
  by: ServingProcess,
  callable: F,
): F {
  measureBodies(name, by);
  return new Proxy(callable, {
    apply: (target, self, [request, response]: [Request, ServerResponse]) =>
      takeBody(request, response, mostBytes) ? Reflect.apply(target, self, [request, response]) : undefined,
  });
}

/** The label shows operators what Firebase's own description leaves out. */
const appCheckOptions = ({ spendsToken = false, worksWithoutScripts = false }: AnyContract, isEnforced: boolean) => ({
  enforceAppCheck: isEnforced && !worksWithoutScripts,
  ...(spendsToken ? { consumeAppCheckToken: isEnforced, labels: { "app-check": "consume" } } : {}),
});

function readInput<C extends AnyContract>(contract: C, request: CallableRequest, most = maxBytes): InputOf<C> {
  const bytes = request.rawRequest.rawBody?.length ?? 0;
  if (bytes > most) throw invalidInputError({ field: "", problem: `larger than ${most} bytes` });
  const read = z.safeParse(contract.input, request.data);
  if (read.success) return read.data as InputOf<C>;
  const [issue] = read.error.issues;
  if (issue === undefined) throw new HttpsError("invalid-argument", "input");
  const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
  throw invalidInputError({ field: path.map(String).join("."), problem: issue.code });
}
