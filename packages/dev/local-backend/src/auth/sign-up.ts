import type { Account } from "./accounts/account.ts";
import { AuthError } from "./accounts/auth-error.ts";
import {
  accountOfToken,
  checkedPassword,
  newLocalId,
  normalizedEmail,
  refuseTakenEmail,
  refuseTakenPhone,
  signIn,
  textField,
  type AuthProject,
  type Fields,
  type Operation,
} from "./accounts/auth-project.ts";
import { hashPassword } from "./accounts/password-hash.ts";

const kind = "identitytoolkit#SignupNewUserResponse";

/** New accounts: by an administrator, anonymous, by e-mail, and e-mail added to an account that is signed in. */
export const signUp: Operation = (project, fields, { isAdmin }) => {
  if (isAdmin) return createByAdmin(project, fields);
  if (textField(fields, "localId") !== undefined) throw new AuthError("UNEXPECTED_PARAMETER : User ID");
  return fields["email"] === undefined && fields["password"] === undefined
    ? createAnonymous(project)
    : createWithPassword(project, fields);
};

function createAnonymous(project: AuthProject): object {
  const account: Account = { localId: newLocalId(), createdAt: project.now() };
  return { kind, ...signIn(project, account, "anonymous") };
}

async function createWithPassword(project: AuthProject, fields: Fields): Promise<object> {
  const given = textField(fields, "email");
  if (given === undefined) throw new AuthError("MISSING_EMAIL");
  const password = textField(fields, "password");
  if (password === undefined) throw new AuthError("MISSING_PASSWORD");
  const email = normalizedEmail(given);
  const passwordHash = await hashPassword(checkedPassword(password));
  const existing = fields["idToken"] === undefined ? null : accountOfToken(project, fields).account;
  refuseTakenEmail(project, email, existing?.localId);
  const displayName = textField(fields, "displayName");
  const account: Account = {
    ...(existing ?? { localId: newLocalId(), createdAt: project.now() }),
    email,
    emailVerified: existing?.email === email ? (existing.emailVerified ?? false) : false,
    passwordHash,
    passwordUpdatedAt: project.now(),
    ...(displayName === undefined ? {} : { displayName }),
  };
  return { kind, email, displayName: account.displayName, ...signIn(project, account, "password") };
}

async function createByAdmin(project: AuthProject, fields: Fields): Promise<object> {
  const localId = textField(fields, "localId") ?? newLocalId();
  if (project.accounts.byId(localId) !== null) throw new AuthError("DUPLICATE_LOCAL_ID");
  const account = { localId, createdAt: project.now(), ...(await adminFields(project, fields, localId)) };
  project.accounts.put(account);
  return { kind, localId, email: account.email, displayName: account.displayName };
}

/** The parts of an account only an administrator may state. */
export async function adminFields(project: AuthProject, fields: Fields, localId: string): Promise<Partial<Account>> {
  const email = textField(fields, "email");
  const password = textField(fields, "password");
  const phoneNumber = textField(fields, "phoneNumber");
  const displayName = textField(fields, "displayName");
  const photoUrl = textField(fields, "photoUrl");
  if (email !== undefined) refuseTakenEmail(project, normalizedEmail(email), localId);
  if (phoneNumber !== undefined) {
    if (!/^\+\d{5,15}$/.test(phoneNumber)) throw new AuthError("INVALID_PHONE_NUMBER : Invalid format.");
    refuseTakenPhone(project, phoneNumber, localId);
  }
  return {
    ...(email === undefined ? {} : { email: normalizedEmail(email) }),
    ...(typeof fields["emailVerified"] === "boolean" ? { emailVerified: fields["emailVerified"] } : {}),
    ...(password === undefined
      ? {}
      : { passwordHash: await hashPassword(checkedPassword(password)), passwordUpdatedAt: project.now() }),
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    ...(typeof (fields["disableUser"] ?? fields["disabled"]) === "boolean"
      ? { disabled: (fields["disableUser"] ?? fields["disabled"]) === true }
      : {}),
  };
}
