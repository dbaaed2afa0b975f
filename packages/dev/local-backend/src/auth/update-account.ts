import { describeAccount, type Account } from "./accounts/account.ts";
import { AuthError, notImplemented } from "./accounts/auth-error.ts";
import {
  accountOfToken,
  checkedPassword,
  issueTokens,
  normalizedEmail,
  refuseOldSignIn,
  refuseTakenEmail,
  textField,
  type AuthProject,
  type Fields,
  type Operation,
} from "./accounts/auth-project.ts";
import { checkedClaims } from "./accounts/custom-claims.ts";
import { applyActionCode } from "./mail-actions.ts";
import { hashPassword } from "./accounts/password-hash.ts";
import { adminFields } from "./sign-up.ts";

/** Profile, e-mail and password by the user; the same plus claims, state and revocation by an administrator. */
export const updateAccount: Operation = async (project, fields, { isAdmin }) => {
  if (fields["oobCode"] !== undefined) return applyActionCode(project, fields);
  if (fields["linkProviderUserInfo"] !== undefined) throw notImplemented("accounts:update with linkProviderUserInfo");
  const byUser = fields["idToken"] === undefined ? null : accountOfToken(project, fields);
  if (byUser === null && !isAdmin) throw new AuthError("MISSING_ID_TOKEN");
  const before = byUser?.account ?? project.accounts.byId(textField(fields, "localId") ?? "");
  if (before === null) throw new AuthError("USER_NOT_FOUND");
  const isSensitive = fields["password"] !== undefined || fields["email"] !== undefined;
  if (byUser !== null && isSensitive) refuseOldSignIn(project, byUser.session.authTime);
  const changes = isAdmin
    ? {
        ...(await adminFields(project, fields, before.localId)),
        ...adminOnly(project, fields),
        ...keptFactors(before, fields),
      }
    : await ownFields(project, fields, before);
  const after = withDeleted({ ...before, ...changes }, fields);
  project.accounts.put(after);

  const provider = changes.passwordHash === undefined ? byUser?.session.provider : "password";
  const session = {
    authTime: Math.floor(project.now() / 1000),
    claims: {},
    ...byUser?.session,
    provider: provider ?? "custom",
  };
  const wantsTokens = byUser !== null && (fields["returnSecureToken"] === true || changes.passwordHash !== undefined);
  const { localId, email, emailVerified, displayName, photoUrl, providerUserInfo } = describeAccount(after, isAdmin);
  const shown = { localId, email, emailVerified, displayName, photoUrl, providerUserInfo };
  return {
    kind: "identitytoolkit#SetAccountInfoResponse",
    ...shown,
    ...(wantsTokens ? issueTokens(project, after, session) : {}),
  };
};

async function ownFields(project: AuthProject, fields: Fields, before: Account): Promise<Partial<Account>> {
  const email = textField(fields, "email");
  const password = textField(fields, "password");
  const address = email === undefined ? undefined : normalizedEmail(email);
  if (address !== undefined) refuseTakenEmail(project, address, before.localId);
  return {
    ...(address === undefined || address === before.email ? {} : { email: address, emailVerified: false }),
    ...(password === undefined
      ? {}
      : {
          passwordHash: await hashPassword(checkedPassword(password)),
          passwordUpdatedAt: project.now(),
          validSince: Math.floor(project.now() / 1000),
        }),
    ...(typeof fields["displayName"] === "string" ? { displayName: fields["displayName"] } : {}),
    ...(typeof fields["photoUrl"] === "string" ? { photoUrl: fields["photoUrl"] } : {}),
  };
}

const adminOnly = (project: AuthProject, fields: Fields): Partial<Account> => ({
  ...(typeof fields["customAttributes"] === "string"
    ? { customAttributes: checkedClaims(fields["customAttributes"]) }
    : {}),
  ...(Number.isFinite(Number(fields["validSince"] ?? Number.NaN)) ? { validSince: Number(fields["validSince"]) } : {}),
  // A new password ends the sessions that the old one opened.
  ...(typeof fields["password"] === "string" ? { validSince: Math.floor(project.now() / 1000) } : {}),
});

/** `mfa` lists the second factors that stay; an administrator takes them away, only the user enrols. */
function keptFactors(before: Account, fields: Fields): Partial<Account> {
  const mfa = fields["mfa"];
  if (typeof mfa !== "object" || mfa === null) return {};
  const listed: readonly unknown[] = "enrollments" in mfa && Array.isArray(mfa.enrollments) ? mfa.enrollments : [];
  const kept = new Set(listed.map((entry) => (entry as { mfaEnrollmentId?: unknown } | null)?.mfaEnrollmentId));
  return { secondFactors: (before.secondFactors ?? []).filter(({ id }) => kept.has(id)) };
}

const attributes: Record<string, keyof Account> = {
  DISPLAY_NAME: "displayName",
  PHOTO_URL: "photoUrl",
  EMAIL: "email",
};

function withDeleted(account: Account, fields: Fields): Account {
  const kept: Partial<Record<keyof Account, unknown>> = { ...account };
  for (const name of listField(fields, "deleteAttribute")) {
    const key = attributes[name];
    if (key !== undefined) delete kept[key];
  }
  const providers = listField(fields, "deleteProvider");
  if (providers.includes("phone")) delete kept.phoneNumber;
  if (providers.includes("password")) delete kept.passwordHash;
  kept.federated = account.federated?.filter((provider) => !providers.includes(provider.providerId));
  if (kept.federated === undefined) delete kept.federated;
  return kept as unknown as Account;
}

const listField = (fields: Fields, name: string): string[] =>
  Array.isArray(fields[name]) ? fields[name].map(String) : [];
