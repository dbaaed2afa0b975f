import { updatePassword, type Auth } from "firebase/auth";
import { changeAccount, type AccountRefusal, type AccountResult } from "./change-account.ts";

export type PasswordRefusal = "weak-password" | AccountRefusal;

const refusalByCode = {
  "auth/weak-password": "weak-password",
  "auth/password-does-not-meet-requirements": "weak-password",
} as const;

/** The first password of an account, or another one. It ends the sessions on other devices. */
export const setPassword = (auth: Auth, password: string): Promise<AccountResult<PasswordRefusal>> =>
  changeAccount(auth, refusalByCode, (user) => updatePassword(user, password));
