import { describeAccount, type Account, type FederatedProvider } from "./accounts/account.ts";
import { AuthError } from "./accounts/auth-error.ts";
import {
  accountOfToken,
  normalizedEmail,
  textField,
  type AuthProject,
  type Fields,
  type Operation,
} from "./accounts/auth-project.ts";
import { checkedClaims } from "./accounts/custom-claims.ts";
import { hashPassword } from "./accounts/password-hash.ts";

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : typeof value === "string" ? [value] : [];

export const lookupAccounts: Operation = (project, fields, { isAdmin }) => {
  const kind = "identitytoolkit#GetAccountInfoResponse";
  if (!isAdmin || fields["idToken"] !== undefined)
    return { kind, users: [describeAccount(accountOfToken(project, fields).account, false)] };
  const found = new Map<string, Account>();
  const add = (account: Account | null): void => {
    if (account !== null) found.set(account.localId, account);
  };
  for (const localId of strings(fields["localId"])) add(project.accounts.byId(localId));
  for (const email of strings(fields["email"])) add(project.accounts.byEmail(email.toLowerCase()));
  for (const phoneNumber of strings(fields["phoneNumber"])) add(project.accounts.byPhone(phoneNumber));
  return found.size === 0
    ? { kind }
    : { kind, users: [...found.values()].map((account) => describeAccount(account, true)) };
};

export const deleteAccount: Operation = (project, fields, { isAdmin }) => {
  const localId =
    isAdmin && fields["idToken"] === undefined
      ? (textField(fields, "localId") ?? "")
      : accountOfToken(project, fields).account.localId;
  if (!project.accounts.remove(localId)) throw new AuthError("USER_NOT_FOUND");
  return { kind: "identitytoolkit#DeleteAccountResponse" };
};

export const batchDelete: Operation = (project, fields) => {
  const errors: object[] = [];
  for (const [index, localId] of strings(fields["localIds"]).entries()) {
    const account = project.accounts.byId(localId);
    if (account === null) continue;
    if (fields["force"] === true || account.disabled === true) project.accounts.remove(localId);
    else errors.push({ index, localId, message: "NOT_DISABLED : Disable the account before batch deletion." });
  }
  return { errors };
};

export const batchGet: Operation = (project, fields) => {
  const limit = Math.min(Number(fields["maxResults"] ?? 20) || 20, 1000);
  const users = project.accounts.page(textField(fields, "nextPageToken") ?? "", limit);
  const last = users.at(-1);
  return {
    kind: "identitytoolkit#DownloadAccountResponse",
    users: users.map((account) => describeAccount(account, true)),
    ...(users.length === limit && last !== undefined ? { nextPageToken: last.localId } : {}),
  };
};

export const queryAccounts: Operation = (project, fields) => {
  if (fields["returnUserInfo"] === false) return { recordsCount: String(project.accounts.count()) };
  const users = project.accounts.page("", Number(fields["limit"] ?? 500));
  return {
    recordsCount: String(project.accounts.count()),
    userInfo: users.map((account) => describeAccount(account, true)),
  };
};

/** Import: accounts as they come, passwords in clear (`rawPassword`) or as this backend exports them. */
export const batchCreate: Operation = async (project, fields) => {
  const errors: object[] = [];
  const entries: readonly unknown[] = Array.isArray(fields["users"]) ? fields["users"] : [];
  if (entries.length === 0) throw new AuthError("MISSING_USER_ACCOUNT");
  for (const [index, entry] of entries.entries()) {
    try {
      if (!isFields(entry)) throw new AuthError("the account is not an object");
      project.accounts.put(await importedAccount(project, entry));
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      errors.push({ index, message: error.message });
    }
  }
  return { kind: "identitytoolkit#UploadAccountResponse", error: errors };
};

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isFederated = (value: unknown): value is FederatedProvider =>
  isFields(value) &&
  typeof value["providerId"] === "string" &&
  typeof value["rawId"] === "string" &&
  !["password", "phone"].includes(value["providerId"]);

/** Milliseconds, as text or number; what is neither is not known. */
function timeIn(value: unknown): number | undefined {
  const time = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isFinite(time) ? time : undefined;
}

async function importedAccount(project: AuthProject, entry: Fields): Promise<Account> {
  const localId = textField(entry, "localId");
  if (localId === undefined) throw new AuthError("localId is missing");
  const email = textField(entry, "email");
  const phoneNumber = textField(entry, "phoneNumber");
  if (email !== undefined && ![undefined, localId].includes(project.accounts.byEmail(normalizedEmail(email))?.localId))
    throw new AuthError("email exists in other account in database");
  if (phoneNumber !== undefined && ![undefined, localId].includes(project.accounts.byPhone(phoneNumber)?.localId))
    throw new AuthError("phone number exists in other account in database");
  const passwordHash = await importedHash(entry);
  const optional: Partial<Account> = Object.fromEntries(
    Object.entries({
      email: email === undefined ? undefined : normalizedEmail(email),
      emailVerified: email === undefined ? undefined : entry["emailVerified"] === true,
      displayName: textField(entry, "displayName"),
      photoUrl: textField(entry, "photoUrl"),
      phoneNumber,
      disabled: entry["disabled"] === true ? true : undefined,
      customAttributes: textField(entry, "customAttributes"),
      passwordHash,
      federated: Array.isArray(entry["providerUserInfo"]) ? entry["providerUserInfo"].filter(isFederated) : undefined,
      lastLoginAt: timeIn(entry["lastLoginAt"]),
    }).filter(([, value]) => value !== undefined),
  );
  if (optional.customAttributes !== undefined) checkedClaims(optional.customAttributes);
  return { localId, createdAt: timeIn(entry["createdAt"]) ?? project.now(), ...optional };
}

async function importedHash(entry: Fields): Promise<string | undefined> {
  const raw = textField(entry, "rawPassword");
  if (raw !== undefined) return hashPassword(raw);
  const given = textField(entry, "passwordHash");
  if (given === undefined) return undefined;
  const decoded = Buffer.from(given, "base64url").toString();
  // A hash of another algorithm is kept so that the account has a password, which then never matches.
  return given.startsWith("scrypt$") ? given : decoded.startsWith("scrypt$") ? decoded : `foreign$${given}`;
}
