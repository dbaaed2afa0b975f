import { AuthError } from "./accounts/auth-error.ts";

/** Ways to sign in that a project has to set up, which here is not done. Each is refused as a project without it refuses it. */
const offers: readonly (readonly [RegExp, string])[] = [
  [/accounts:signInWithIdp$/, "sign-in with another provider"],
  [/accounts:(sendVerificationCode|signInWithPhoneNumber|verifyIosClient)$/, "sign-in by phone"],
  [/accounts:signInWithGameCenter$/, "sign-in with Game Center"],
  [/accounts\/mfaSignIn:start$/, "second factor by phone"],
  [/accounts\/passkey\w*:\w+$/, "sign-in with a passkey"],
  [/(inboundSamlConfigs|oauthIdpConfigs|defaultSupportedIdpConfigs)/, "configuration of other providers"],
];

/** Null when the path is none of these. */
export function notOffered(path: string): AuthError | null {
  const found = offers.find(([pattern]) => pattern.test(path));
  if (found === undefined) return null;
  return new AuthError(
    `OPERATION_NOT_ALLOWED : The local backend has no ${found[1]} (${path.split("/").at(-1) ?? ""}).`,
  );
}
