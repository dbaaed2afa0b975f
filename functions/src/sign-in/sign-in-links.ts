import type { MailConfig } from "../notifications/delivery/mail-config.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";

/** Links that prove the ownership of a mailbox, made by Firebase Authentication. Each works once, for six hours. */
export interface SignInLinks {
  create(email: string, continueUrl: string): Promise<string>;
}

export interface SignInDeps extends MailDeps, LimitedDeps {
  readonly signInLinks: SignInLinks;
}

/** Which app a link opens. */
export interface LinkTarget {
  readonly url: string;
  readonly path: string;
}

export const consoleTarget = ({ consoleUrl }: Pick<MailConfig, "consoleUrl">): LinkTarget => ({
  url: consoleUrl,
  path: "/anmelden/link",
});

export const storefrontTarget = ({ appUrl }: Pick<MailConfig, "appUrl">): LinkTarget => ({
  url: appUrl,
  path: "/konto/anmelden/link",
});

/**
 * The app's own address with what the sign-in needs of a link of Firebase, so that the mail leads to our page
 * and not to one of Firebase's.
 */
export function ownLink(firebaseLink: string, { url, path }: LinkTarget, next: string): string {
  const given = new URL(firebaseLink).searchParams;
  const link = new URL(path, url);
  for (const name of ["mode", "oobCode", "apiKey"]) link.searchParams.set(name, given.get(name) ?? "");
  if (next !== "/") link.searchParams.set("weiter", next);
  return link.href;
}
