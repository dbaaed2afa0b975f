import { randomBytes } from "node:crypto";
import { secondFactorsOf, type Account } from "./account.ts";
import type { AccountStore } from "./account-store.ts";
import type { ActionCodes } from "./action-codes.ts";
import type { AttemptLimit } from "./attempt-limit.ts";
import { AuthError } from "./auth-error.ts";
import {
  decodeToken,
  encodeUnsigned,
  issueIdToken,
  issueRefreshToken,
  tokenLifetime,
  type Session,
} from "./unsigned-token.ts";

/** Passed to every auth operation. */
export interface AuthProject {
  readonly projectId: string;
  readonly accounts: AccountStore;
  readonly attempts: AttemptLimit;
  readonly codes: ActionCodes;
  readonly now: () => number;
}

/** A parsed request; the fields are checked where they are used. */
export type Fields = Readonly<Record<string, unknown>>;

export interface OperationCaller {
  readonly isAdmin: boolean;
  /** Under which address the caller reached us; links in mails lead there. */
  readonly origin: string;
}

export type Operation = (project: AuthProject, fields: Fields, caller: OperationCaller) => Promise<object> | object;

export function textField(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Production's ids: 28 letters and digits. */
export function newLocalId(): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  return [...randomBytes(28)].map((byte) => letters[byte % letters.length]).join("");
}

export function normalizedEmail(email: string): string {
  const normalized = email.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(normalized)) throw new AuthError("INVALID_EMAIL");
  return normalized;
}

export function checkedPassword(password: string): string {
  if (password.length < 6) throw new AuthError("WEAK_PASSWORD : Password should be at least 6 characters");
  if (password.length > 4096)
    throw new AuthError(
      "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at most 4096 characters]",
    );
  return password;
}

/** The account a client's ID token speaks for. */
export function accountOfToken(project: AuthProject, fields: Fields): { account: Account; session: Session } {
  const claims = decodeToken(textField(fields, "idToken") ?? "");
  const subject = claims?.["sub"];
  if (claims === null || typeof subject !== "string" || claims["aud"] !== project.projectId)
    throw new AuthError("INVALID_ID_TOKEN");
  const account = project.accounts.byId(subject);
  if (account === null) throw new AuthError("USER_NOT_FOUND");
  if (account.disabled === true) throw new AuthError("USER_DISABLED");
  if (Number(claims["iat"]) < (account.validSince ?? 0)) throw new AuthError("TOKEN_EXPIRED");
  const firebase = (claims["firebase"] ?? {}) as { sign_in_provider?: string; second_factor_identifier?: string };
  const secondFactor = firebase.second_factor_identifier;
  return {
    account,
    session: {
      provider: firebase.sign_in_provider ?? "custom",
      authTime: Number(claims["auth_time"]),
      claims: {},
      ...(secondFactor === undefined ? {} : { secondFactor }),
    },
  };
}

/** Seconds that a sign-in is good for a new address or password and for a change of second factors. */
const recentSignIn = 5 * 60;

export function refuseOldSignIn(project: AuthProject, authTime: number): void {
  if (project.now() / 1000 - authTime > recentSignIn) throw new AuthError("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
}

export const issueTokens = (project: AuthProject, account: Account, session: Session) => ({
  idToken: issueIdToken(account, session, project.projectId, project.now()),
  refreshToken: issueRefreshToken({
    ...session,
    localId: account.localId,
    issuedAt: Math.floor(project.now() / 1000),
    projectId: project.projectId,
  }),
  expiresIn: String(tokenLifetime),
});

/** Notes the sign-in and answers with fresh tokens. */
export function signIn(
  project: AuthProject,
  account: Account,
  provider: string,
  claims: Session["claims"] = {},
  secondFactor?: string,
) {
  if (account.disabled === true) throw new AuthError("USER_DISABLED");
  const signedIn: Account = { ...account, lastLoginAt: project.now(), lastRefreshAt: project.now() };
  project.accounts.put(signedIn);
  const session: Session = {
    provider,
    authTime: Math.floor(project.now() / 1000),
    claims,
    ...(secondFactor === undefined ? {} : { secondFactor }),
  };
  return { localId: account.localId, ...issueTokens(project, signedIn, session) };
}

/** How long a proved first factor waits for the second. */
const challengeTime = 5 * 60_000;

/** The same for an account that may have a second factor: with one, the answer asks for it in the place of tokens. */
export function signInOrAsk(project: AuthProject, account: Account, provider: string): object {
  if ((account.secondFactors ?? []).length === 0) return signIn(project, account, provider);
  if (account.disabled === true) throw new AuthError("USER_DISABLED");
  project.accounts.put(account);
  const now = project.now();
  const pending = { pending: account.localId, provider, issuedAt: Math.floor(now / 1000), until: now + challengeTime };
  return {
    localId: account.localId,
    mfaPendingCredential: encodeUnsigned(pending),
    mfaInfo: secondFactorsOf(account),
  };
}

export function refuseTakenEmail(project: AuthProject, email: string, localId?: string): void {
  const owner = project.accounts.byEmail(email);
  if (owner !== null && owner.localId !== localId) throw new AuthError("EMAIL_EXISTS");
}

export function refuseTakenPhone(project: AuthProject, phoneNumber: string, localId?: string): void {
  const owner = project.accounts.byPhone(phoneNumber);
  if (owner !== null && owner.localId !== localId) throw new AuthError("PHONE_NUMBER_EXISTS");
}
