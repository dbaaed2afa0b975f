import type { Clock } from "../service/clock.ts";
import type { FaultGate } from "../faults/faults.ts";
import {
  readBody,
  sendJson,
  startHttpService,
  type HttpExchange,
  type HttpServiceOptions,
} from "../http/http-service.ts";
import type { Service } from "../service/service.ts";
import { openAccountStore, type AccountStore } from "./accounts/account-store.ts";
import { answerAction } from "./action-page.ts";
import { batchCreate, batchDelete, batchGet, deleteAccount, lookupAccounts, queryAccounts } from "./admin-accounts.ts";
import { createAttemptLimit } from "./accounts/attempt-limit.ts";
import { AuthError, errorBody, notImplemented } from "./accounts/auth-error.ts";
import { createActionCodes, type ActionCode } from "./accounts/action-codes.ts";
import type { AuthProject, Fields, Operation } from "./accounts/auth-project.ts";
import { resetPassword, sendOobCode, signInWithEmailLink } from "./mail-actions.ts";
import { notOffered } from "./not-offered.ts";
import { createAuthUri } from "./create-auth-uri.ts";
import { finalizeEnrolment, finalizeSignIn, startEnrolment, withdrawEnrolment } from "./second-factor.ts";
import { createSessionCookie } from "./session-cookie.ts";
import { refreshSession, signInWithCustomToken, signInWithPassword } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { updateAccount } from "./update-account.ts";

export interface AuthServiceOptions {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  /** Null keeps the accounts in memory. */
  readonly file: string | null;
  readonly clock: Clock;
  readonly faults?: FaultGate;
  readonly onAnswered?: HttpServiceOptions["onAnswered"];
}

export interface AuthService extends Service {
  readonly accounts: AccountStore;
  /** The mails that production would have sent and whose codes were not used yet. */
  readonly mails: () => readonly ActionCode[];
}

/** By the part after `accounts:`; the empty name is a plain POST to `accounts`. */
const clientOperations: Readonly<Record<string, Operation>> = {
  signUp,
  signInWithPassword,
  signInWithCustomToken,
  signInWithEmailLink,
  sendOobCode,
  resetPassword,
  lookup: lookupAccounts,
  update: updateAccount,
  delete: deleteAccount,
  createAuthUri,
};
/** By the part after `accounts/`. */
const secondFactorOperations: Readonly<Record<string, Operation>> = {
  "mfaEnrollment:start": startEnrolment,
  "mfaEnrollment:finalize": finalizeEnrolment,
  "mfaEnrollment:withdraw": withdrawEnrolment,
  "mfaSignIn:finalize": finalizeSignIn,
};
const adminOperations: Readonly<Record<string, Operation>> = {
  ...clientOperations,
  "": signUp,
  batchCreate,
  batchDelete,
  batchGet,
  query: queryAccounts,
  createSessionCookie,
};

export async function startAuthService(options: AuthServiceOptions): Promise<AuthService> {
  const accounts = openAccountStore(options.file);
  const project: AuthProject = {
    projectId: options.projectId,
    accounts,
    attempts: createAttemptLimit(options.clock.now),
    codes: createActionCodes(options.clock.now),
    now: options.clock.now,
  };
  let config = defaultConfig();
  const reset = (): void => {
    accounts.clear();
    project.attempts.clear();
    project.codes.clear();
  };

  const answer = async ({ request, url }: HttpExchange): Promise<object> => {
    const path = url.pathname;
    if (path === "/") return { authEmulator: { ready: true, docs: "https://firebase.google.com/docs/emulator-suite" } };
    if (/^\/emulator\/v1\/projects\/[^/]+\/config$/.test(path)) {
      if (request.method === "PATCH") config = merge(config, await readFields(request));
      return config;
    }
    if (/^\/emulator\/v1\/projects\/[^/]+\/accounts$/.test(path) && request.method === "DELETE") {
      reset();
      return {};
    }
    if (/^\/emulator\/v1\/projects\/[^/]+\/oobCodes$/.test(path)) return { oobCodes: project.codes.all() };
    if (path === "/identitytoolkit.googleapis.com/v2/passwordPolicy") return passwordPolicy;
    if (path === "/securetoken.googleapis.com/v1/token") return refreshSession(project, await readFields(request));
    return runOperation(project, { request, url });
  };

  const handle = async (exchange: HttpExchange): Promise<void> => {
    try {
      if (exchange.url.pathname === "/emulator/action") {
        return await answerAction(project, exchange.url, exchange.response);
      }
      sendJson(exchange.response, 200, await answer(exchange));
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      sendJson(exchange.response, error.status, errorBody(error));
    }
  };
  const http = await startHttpService({
    name: "auth",
    host: options.host,
    port: options.port,
    ...(options.faults === undefined ? {} : { faults: options.faults }),
    ...(options.onAnswered === undefined ? {} : { onAnswered: options.onAnswered }),
    handle,
  }).catch((error: unknown) => {
    accounts.close();
    throw error;
  });
  let closed = false;
  return {
    name: "auth",
    port: http.port,
    dropConnections: http.dropConnections,
    accounts,
    mails: project.codes.all,
    reset,
    stop: async () => {
      await http.close();
      if (!closed) accounts.close();
      closed = true;
    },
  };
}

async function runOperation(
  project: AuthProject,
  { request, url }: Pick<HttpExchange, "request" | "url">,
): Promise<object> {
  const match =
    /^\/identitytoolkit\.googleapis\.com\/v1\/(projects\/[^/]+\/)?accounts(?::(\w+))?$/.exec(url.pathname) ??
    /^\/identitytoolkit\.googleapis\.com\/v1\/(projects\/[^/]+):(createSessionCookie)$/.exec(url.pathname);
  const isAdmin = request.headers.authorization === "Bearer owner";
  const underProject = match?.[1] !== undefined;
  const name = match?.[2] ?? "";
  const operation =
    match === null
      ? secondFactorOperations[url.pathname.replace("/identitytoolkit.googleapis.com/v2/accounts/", "")]
      : (underProject ? adminOperations : clientOperations)[name];
  if (operation === undefined)
    throw notOffered(url.pathname) ?? notImplemented(`${request.method ?? ""} ${url.pathname}`);
  if (underProject && !isAdmin)
    throw new AuthError("INSUFFICIENT_PERMISSION : This needs the emulator's owner token.", 403);
  const fields = request.method === "GET" ? Object.fromEntries(url.searchParams) : await readFields(request);
  if (fields["tenantId"] !== undefined) throw notImplemented("tenants");
  return operation(project, fields, { isAdmin, origin: `http://${request.headers.host ?? ""}` });
}

async function readFields(request: HttpExchange["request"]): Promise<Fields> {
  const text = (await readBody(request, 8 * 1024 * 1024)).toString();
  if (request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true)
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = text === "" ? {} : JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  } catch {
    // Falls through to the one answer for everything that is not a JSON object.
  }
  throw new AuthError("INVALID_REQUEST : The body is not a JSON object.");
}

/** The answer to `validatePassword`: the one rule there is. */
const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: Array.from("^$*.[]{}()?\"!@#%&/\\,><':;|_~"),
  enforcementState: "OFF",
  schemaVersion: 1,
};

type Config = Readonly<Record<string, object>>;
const defaultConfig = (): Config => ({
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
});
const merge = (config: Config, changes: Fields): Config =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      const change = changes[key];
      return [key, typeof change === "object" && change !== null ? { ...value, ...change } : value];
    }),
  );
