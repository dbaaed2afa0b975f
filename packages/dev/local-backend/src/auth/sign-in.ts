import type { Account } from "./accounts/account.ts";
import { AuthError } from "./accounts/auth-error.ts";
import {
  issueTokens,
  normalizedEmail,
  signIn,
  signInOrAsk,
  textField,
  type AuthProject,
  type Fields,
  type Operation,
} from "./accounts/auth-project.ts";
import { isPassword } from "./accounts/password-hash.ts";
import { decodeToken, readRefreshToken } from "./accounts/unsigned-token.ts";

/** One answer for an unknown e-mail and a wrong password, as projects protected against enumeration give it. */
export const signInWithPassword: Operation = async (project, fields) => {
  const email = textField(fields, "email");
  if (email === undefined) throw new AuthError("MISSING_EMAIL");
  const password = textField(fields, "password");
  if (password === undefined) throw new AuthError("MISSING_PASSWORD");
  const account = project.accounts.byEmail(normalizedEmail(email));
  if (account === null) throw new AuthError("INVALID_LOGIN_CREDENTIALS");
  project.attempts.check(account.localId);
  if (account.disabled === true) throw new AuthError("USER_DISABLED");
  if (account.passwordHash === undefined || !(await isPassword(password, account.passwordHash))) {
    project.attempts.failed(account.localId);
    throw new AuthError("INVALID_LOGIN_CREDENTIALS");
  }
  project.attempts.succeeded(account.localId);
  // Hashing took a while; what it was checked for may have changed since.
  const current = project.accounts.byId(account.localId) ?? account;
  return {
    kind: "identitytoolkit#VerifyPasswordResponse",
    registered: true,
    email: current.email,
    displayName: current.displayName ?? "",
    ...signInOrAsk(project, current, "password"),
  };
};

const customTokenAudience = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";

export const signInWithCustomToken: Operation = (project, fields) => {
  const token = textField(fields, "token");
  if (token === undefined) throw new AuthError("MISSING_CUSTOM_TOKEN");
  const claims = decodeToken(token);
  if (claims === null) throw new AuthError("INVALID_CUSTOM_TOKEN : Invalid assertion format");
  if (claims["aud"] !== customTokenAudience)
    throw new AuthError("INVALID_CUSTOM_TOKEN : ((Invalid audience in the token.))");
  const uid = claims["uid"] ?? claims["user_id"];
  if (typeof uid !== "string" || uid === "" || uid.length > 128)
    throw new AuthError("INVALID_CUSTOM_TOKEN : Invalid uid in token");
  const known = project.accounts.byId(uid);
  const account: Account = known ?? { localId: uid, createdAt: project.now(), customAuth: true };
  const brought = typeof claims["claims"] === "object" && claims["claims"] !== null ? { ...claims["claims"] } : {};
  return {
    kind: "identitytoolkit#VerifyCustomTokenResponse",
    isNewUser: known === null,
    ...signIn(project, account, "custom", brought),
  };
};

/** `securetoken.googleapis.com/v1/token`: the names are snake case there. */
export function refreshSession(project: AuthProject, fields: Fields): object {
  if (fields["grant_type"] !== undefined && fields["grant_type"] !== "refresh_token")
    throw new AuthError("INVALID_GRANT_TYPE");
  const given = textField(fields, "refresh_token") ?? textField(fields, "refreshToken");
  if (given === undefined) throw new AuthError("MISSING_REFRESH_TOKEN");
  const token = readRefreshToken(given, project.projectId);
  const account = project.accounts.byId(token.localId);
  if (account === null) throw new AuthError("USER_NOT_FOUND");
  if (account.disabled === true) throw new AuthError("USER_DISABLED");
  if (token.issuedAt < (account.validSince ?? 0)) throw new AuthError("TOKEN_EXPIRED");
  const refreshed: Account = { ...account, lastRefreshAt: project.now() };
  project.accounts.put(refreshed);
  const issued = issueTokens(project, refreshed, token);
  return {
    access_token: issued.idToken,
    expires_in: issued.expiresIn,
    token_type: "Bearer",
    refresh_token: given,
    id_token: issued.idToken,
    user_id: account.localId,
    project_id: project.projectId,
  };
}
