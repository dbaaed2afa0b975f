import { randomUUID } from "node:crypto";
import type { Account, SecondFactor } from "./accounts/account.ts";
import { AuthError } from "./accounts/auth-error.ts";
import {
  accountOfToken,
  issueTokens,
  refuseOldSignIn,
  signIn,
  textField,
  type AuthProject,
  type Fields,
  type Operation,
} from "./accounts/auth-project.ts";
import { matchingStep, newSecret, totp } from "./accounts/totp.ts";
import { decodeToken, encodeUnsigned } from "./accounts/unsigned-token.ts";

const mostFactors = 5;
/** How long a begun enrolment waits for its code. */
const enrolmentTime = 10 * 60_000;

export const startEnrolment: Operation = (project, fields) => {
  refuseOtherThanTotp(fields, "totpEnrollmentInfo");
  const { account, session } = accountOfToken(project, fields);
  refuseOldSignIn(project, session.authTime);
  if (account.emailVerified !== true)
    throw new AuthError("UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.");
  if ((account.secondFactors ?? []).length >= mostFactors) throw new AuthError("SECOND_FACTOR_LIMIT_EXCEEDED");
  const secret = newSecret();
  const until = project.now() + enrolmentTime;
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      ...totp,
      sessionInfo: encodeUnsigned({ localId: account.localId, secret, until }),
      finalizeEnrollmentTime: new Date(until).toISOString(),
    },
  };
};

export const finalizeEnrolment: Operation = (project, fields) => {
  const verification = refuseOtherThanTotp(fields, "totpVerificationInfo");
  const { account, session } = accountOfToken(project, fields);
  const sessionInfo = textField(verification, "sessionInfo");
  if (sessionInfo === undefined) throw new AuthError("MISSING_SESSION_INFO");
  const begun = decodeToken(sessionInfo);
  const secret = begun?.["secret"];
  if (begun?.["localId"] !== account.localId || typeof secret !== "string") throw new AuthError("INVALID_SESSION_INFO");
  if (project.now() > Number(begun["until"])) throw new AuthError("SESSION_EXPIRED");
  const displayName = textField(fields, "displayName");
  const factor: SecondFactor = {
    id: randomUUID(),
    enrolledAt: project.now(),
    secret,
    lastStep: provedStep(project, secret, verification, 0),
    ...(displayName === undefined ? {} : { displayName }),
  };
  const enrolled: Account = { ...account, secondFactors: [...(account.secondFactors ?? []), factor] };
  project.accounts.put(enrolled);
  return { ...issueTokens(project, enrolled, { ...session, secondFactor: factor.id }), totpAuthInfo: {} };
};

export const withdrawEnrolment: Operation = (project, fields) => {
  const { account, session } = accountOfToken(project, fields);
  refuseOldSignIn(project, session.authTime);
  const factor = factorOf(account, fields);
  const after = { ...account, secondFactors: account.secondFactors?.filter(({ id }) => id !== factor.id) ?? [] };
  project.accounts.put(after);
  const { secondFactor, ...rest } = session;
  return issueTokens(project, after, secondFactor === factor.id ? rest : session);
};

/** The second half of a sign-in that `signInOrAsk` left open. */
export const finalizeSignIn: Operation = (project, fields) => {
  const given = textField(fields, "mfaPendingCredential");
  if (given === undefined) throw new AuthError("MISSING_MFA_PENDING_CREDENTIAL");
  const pending = decodeToken(given);
  const account = project.accounts.byId(String(pending?.["pending"]));
  if (pending === null || account === null || Number(pending["issuedAt"]) < (account.validSince ?? 0))
    throw new AuthError("INVALID_MFA_PENDING_CREDENTIAL");
  if (project.now() > Number(pending["until"])) throw new AuthError("TOTP_CHALLENGE_TIMEOUT");
  const verification = refuseOtherThanTotp(fields, "totpVerificationInfo");
  const factor = factorOf(account, fields);
  const guesses = `second factor of ${account.localId}`;
  project.attempts.check(guesses);
  let lastStep: number;
  try {
    lastStep = provedStep(project, factor.secret, verification, factor.lastStep);
  } catch (error) {
    project.attempts.failed(guesses);
    throw error;
  }
  project.attempts.succeeded(guesses);
  const secondFactors = account.secondFactors?.map((other) =>
    other.id === factor.id ? { ...other, lastStep } : other,
  );
  const used: Account = { ...account, ...(secondFactors && { secondFactors }) };
  const { idToken, refreshToken } = signIn(project, used, String(pending["provider"]), {}, factor.id);
  return { idToken, refreshToken, totpAuthInfo: {} };
};

function provedStep(project: AuthProject, secret: string, verification: Fields, lastUsed: number): number {
  const code = textField(verification, "verificationCode");
  if (code === undefined) throw new AuthError("MISSING_CODE");
  const step = matchingStep(secret, code, project.now(), lastUsed);
  if (step === null) throw new AuthError("INVALID_CODE");
  return step;
}

function factorOf(account: Account, fields: Fields): SecondFactor {
  const id = textField(fields, "mfaEnrollmentId");
  if (id === undefined) throw new AuthError("MISSING_MFA_ENROLLMENT_ID");
  const factor = account.secondFactors?.find((candidate) => candidate.id === id);
  if (factor === undefined) throw new AuthError("MFA_ENROLLMENT_NOT_FOUND");
  return factor;
}

function refuseOtherThanTotp(fields: Fields, name: string): Fields {
  const part = fields[name];
  if (typeof part === "object" && part !== null) return part as Fields;
  throw new AuthError("OPERATION_NOT_ALLOWED : The local backend has no second factor but TOTP.");
}
