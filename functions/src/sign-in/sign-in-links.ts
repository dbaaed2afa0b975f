import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";

/** Links that prove the ownership of a mailbox, made by Firebase Authentication. Each works once, for six hours. */
export interface SignInLinks {
  create(email: string, continueUrl: string): Promise<string>;
}

export interface SignInDeps extends MailDeps, LimitedDeps {
  readonly signInLinks: SignInLinks;
}

/**
 * The console's own address with what the sign-in needs of a link of Firebase, so that the mail leads to our page
 * and not to one of Firebase's.
 */
export function consoleLink(firebaseLink: string, consoleUrl: string, next: string): string {
  const given = new URL(firebaseLink).searchParams;
  const link = new URL("/anmelden/link", consoleUrl);
  for (const name of ["mode", "oobCode", "apiKey"]) link.searchParams.set(name, given.get(name) ?? "");
  if (next !== "/") link.searchParams.set("weiter", next);
  return link.href;
}
