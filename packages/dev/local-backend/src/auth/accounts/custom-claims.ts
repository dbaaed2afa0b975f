import { AuthError } from "./auth-error.ts";

const reserved = [
  "acr",
  "amr",
  "at_hash",
  "aud",
  "auth_time",
  "azp",
  "cnf",
  "c_hash",
  "exp",
  "firebase",
  "iat",
  "iss",
  "jti",
  "nbf",
  "nonce",
  "sub",
  "user_id",
];

/** JSON text of at most 1000 characters, an object, without the names tokens use themselves. */
export function checkedClaims(text: string): string {
  if (text.length > 1000) throw new AuthError("CLAIMS_TOO_LARGE");
  let claims: unknown;
  try {
    claims = JSON.parse(text);
  } catch {
    throw new AuthError("INVALID_CLAIMS");
  }
  if (typeof claims !== "object" || claims === null || Array.isArray(claims)) throw new AuthError("INVALID_CLAIMS");
  for (const name of reserved) if (name in claims) throw new AuthError(`FORBIDDEN_CLAIM : ${name}`);
  return text;
}
