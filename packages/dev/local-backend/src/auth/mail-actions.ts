import type { Account } from "./accounts/account.ts";
import { isActionKind, type ActionCode } from "./accounts/action-codes.ts";
import { AuthError } from "./accounts/auth-error.ts";
import {
  accountOfToken,
  checkedPassword,
  newLocalId,
  normalizedEmail,
  refuseTakenEmail,
  signInOrAsk,
  textField,
  type AuthProject,
  type Fields,
  type Operation,
} from "./accounts/auth-project.ts";
import { hashPassword } from "./accounts/password-hash.ts";

/** "Sends" a mail: the code waits under `/emulator/v1/projects/{p}/oobCodes`. */
export const sendOobCode: Operation = (project, fields, { isAdmin, origin }) => {
  const requestType = textField(fields, "requestType") ?? "";
  if (!isActionKind(requestType)) throw new AuthError("INVALID_REQ_TYPE");
  const byUser = fields["idToken"] === undefined ? null : accountOfToken(project, fields).account;
  const given = textField(fields, "email") ?? byUser?.email;
  if (given === undefined) throw new AuthError("MISSING_EMAIL");
  const email = normalizedEmail(given);
  const wanted = textField(fields, "newEmail");
  if (requestType === "VERIFY_AND_CHANGE_EMAIL" && wanted === undefined) throw new AuthError("MISSING_NEW_EMAIL");
  if (wanted !== undefined) refuseTakenEmail(project, normalizedEmail(wanted), byUser?.localId);
  const answer = { kind: "identitytoolkit#GetOobConfirmationCodeResponse", email };
  if (requestType !== "EMAIL_SIGNIN" && project.accounts.byEmail(email) === null) {
    // Whether an address has an account is told to the administrator alone.
    if (isAdmin || requestType !== "PASSWORD_RESET") throw new AuthError("EMAIL_NOT_FOUND");
    return answer;
  }
  const action = { requestType, email, ...(wanted === undefined ? {} : { newEmail: normalizedEmail(wanted) }) };
  const code = project.codes.create(action, origin, textField(fields, "continueUrl"));
  return isAdmin && fields["returnOobLink"] === true
    ? { ...answer, oobCode: code.oobCode, oobLink: code.oobLink }
    : answer;
};

/** With a new password it sets it; without, it only tells what the code is for. */
export const resetPassword: Operation = async (project, fields) => {
  const kind = "identitytoolkit#ResetPasswordResponse";
  const oobCode = textField(fields, "oobCode");
  const newPassword = textField(fields, "newPassword");
  if (newPassword === undefined) {
    const { requestType, email, newEmail } = project.codes.read(oobCode);
    return { kind, requestType, email: requestType === "EMAIL_SIGNIN" ? undefined : email, newEmail };
  }
  const code = project.codes.read(oobCode, "PASSWORD_RESET");
  const account = accountOf(project, code);
  const passwordHash = await hashPassword(checkedPassword(newPassword));
  const now = project.now();
  project.accounts.put({
    ...account,
    passwordHash,
    passwordUpdatedAt: now,
    validSince: Math.floor(now / 1000),
    emailVerified: true,
  });
  project.attempts.succeeded(account.localId);
  project.codes.spend(code);
  return { kind, requestType: code.requestType, email: code.email };
};

/** `accounts:update` with a code: an address is verified, or replaced by the verified new one. */
export function applyActionCode(project: AuthProject, fields: Fields): object {
  const code = project.codes.read(textField(fields, "oobCode"), "VERIFY_EMAIL", "VERIFY_AND_CHANGE_EMAIL");
  const account = accountOf(project, code);
  const email = code.newEmail ?? code.email;
  refuseTakenEmail(project, email, account.localId);
  project.accounts.put({ ...account, email, emailVerified: true });
  project.codes.spend(code);
  return { kind: "identitytoolkit#SetAccountInfoResponse", localId: account.localId, email, emailVerified: true };
}

export const signInWithEmailLink: Operation = (project, fields) => {
  const code = project.codes.read(textField(fields, "oobCode"), "EMAIL_SIGNIN");
  const email = normalizedEmail(textField(fields, "email") ?? "");
  if (email !== code.email) throw new AuthError("INVALID_EMAIL : The link was sent to another address.");
  const linked = fields["idToken"] === undefined ? null : accountOfToken(project, fields).account;
  const known = project.accounts.byEmail(email);
  refuseTakenEmail(project, email, linked?.localId ?? known?.localId);
  const before: Account = linked ?? known ?? { localId: newLocalId(), createdAt: project.now() };
  const answer = signInOrAsk(project, { ...before, email, emailVerified: true, emailLink: true }, "password");
  project.codes.spend(code);
  return {
    kind: "identitytoolkit#EmailLinkSigninResponse",
    email,
    isNewUser: linked === null && known === null,
    ...answer,
  };
};

function accountOf(project: AuthProject, code: ActionCode): Account {
  const account = project.accounts.byEmail(code.email);
  if (account === null) throw new AuthError("INVALID_OOB_CODE");
  return account;
}
