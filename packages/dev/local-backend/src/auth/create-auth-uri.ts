import { randomUUID } from "node:crypto";
import { AuthError } from "./accounts/auth-error.ts";
import { textField, type Operation } from "./accounts/auth-project.ts";

/** Answers `fetchSignInMethodsForEmail` with none: whether an address has an account is not told. */
export const createAuthUri: Operation = (_project, fields) => {
  if (textField(fields, "continueUri") === undefined) throw new AuthError("MISSING_CONTINUE_URI");
  if (textField(fields, "providerId") !== undefined)
    throw new AuthError("OPERATION_NOT_ALLOWED : The local backend has no sign-in with another provider.");
  if (textField(fields, "identifier") === undefined) throw new AuthError("MISSING_IDENTIFIER");
  return { kind: "identitytoolkit#CreateAuthUriResponse", sessionId: randomUUID(), signinMethods: [] };
};
