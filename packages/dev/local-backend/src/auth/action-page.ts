import type { ServerResponse } from "node:http";
import { AuthError } from "./accounts/auth-error.ts";
import type { AuthProject } from "./accounts/auth-project.ts";
import { applyActionCode, resetPassword } from "./mail-actions.ts";

/**
 * Where the link of a mail leads: to the project's own page, if the mail was sent with one. Otherwise it is done here,
 * as Firebase's own pages do it.
 */
export async function answerAction(project: AuthProject, link: URL, response: ServerResponse): Promise<void> {
  const query = link.searchParams;
  const continueUrl = query.get("continueUrl") ?? "";
  if (URL.canParse(continueUrl)) {
    const target = new URL(continueUrl);
    for (const [name, value] of query) if (name !== "continueUrl") target.searchParams.set(name, value);
    response.writeHead(302, { Location: target.href }).end();
    return;
  }
  const content = await contentOf(project, query);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; form-action 'self'",
  });
  response.end(`<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Account</title><main>${content}</main>`);
}

async function contentOf(project: AuthProject, query: URLSearchParams): Promise<string> {
  const oobCode = query.get("oobCode") ?? "";
  const newPassword = query.get("newPassword") ?? "";
  switch (query.get("mode")) {
    case "verifyEmail":
    case "verifyAndChangeEmail":
      applyActionCode(project, { oobCode });
      return "<p>The address is verified.</p>";
    case "resetPassword":
      project.codes.read(oobCode, "PASSWORD_RESET");
      if (newPassword === "") return passwordForm(oobCode);
      await resetPassword(project, { oobCode, newPassword }, { isAdmin: false, origin: "" });
      return "<p>The password is changed.</p>";
    default:
      throw new AuthError("INVALID_REQUEST : A link to sign in needs a continueUrl.");
  }
}

/** Codes have letters, digits, hyphens and underscores only, and this one was found among those that were made here. */
const passwordForm = (oobCode: string): string =>
  `<form><input type="hidden" name="mode" value="resetPassword"><input type="hidden" name="oobCode" value="${oobCode}">
<label>New password <input type="password" name="newPassword" minlength="6" required></label> <button>Change it</button></form>`;
