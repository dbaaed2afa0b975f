import { AuthError } from "./accounts/auth-error.ts";
import { accountOfToken, textField, type Operation } from "./accounts/auth-project.ts";
import { decodeToken, encodeUnsigned } from "./accounts/unsigned-token.ts";

const shortest = 5 * 60;
const longest = 14 * 24 * 3600;

/** A longer-lived token for servers that keep sessions in cookies: the same claims, another issuer. */
export const createSessionCookie: Operation = (project, fields) => {
  const duration = Number(fields["validDuration"] ?? longest);
  if (!(duration >= shortest && duration <= longest)) throw new AuthError("INVALID_DURATION");
  accountOfToken(project, fields);
  const claims = decodeToken(textField(fields, "idToken") ?? "") ?? {};
  const iat = Math.floor(project.now() / 1000);
  const iss = `https://session.firebase.google.com/${project.projectId}`;
  return { sessionCookie: encodeUnsigned({ ...claims, iss, iat, exp: iat + duration }) };
};
