import type { Mailbox } from "./mailbox.ts";

/** Where the local sign-in keeps the links that its production twin would mail. */
export interface SignInLinks {
  readonly authUrl: string;
  readonly projectId: string;
}

interface LinkCode {
  readonly email: string;
  readonly oobCode: string;
  readonly oobLink: string;
  readonly requestType: string;
}

const subjects: Readonly<Record<string, string>> = {
  EMAIL_SIGNIN: "Dein Anmeldelink",
  PASSWORD_RESET: "Neues Passwort festlegen",
  VERIFY_EMAIL: "E-Mail-Adresse bestätigen",
  VERIFY_AND_CHANGE_EMAIL: "Neue E-Mail-Adresse bestätigen",
};

const sender = "anmeldung@lokalkorb.example";
const everyMs = 1_000;

const encoded = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`;

const mailOf = ({ email, oobCode, oobLink, requestType }: LinkCode, at: number): string =>
  [
    `From: Lokalkorb <${sender}>`,
    `To: <${email}>`,
    `Subject: ${encoded(subjects[requestType] ?? requestType)}`,
    `Message-ID: <${messageIdOf(oobCode)}>`,
    `Date: ${new Date(at).toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(
      `<p><a href="${oobLink.replaceAll("&", "&amp;")}">${subjects[requestType] ?? "Öffnen"}</a></p>`,
    ).toString("base64"),
    "",
  ].join("\r\n");

const messageIdOf = (oobCode: string): string => `${oobCode}@anmeldung.lokalkorb.example`;

/** Puts every link into the mailbox once, so that signing in by mail can be clicked through. */
export function watchSignInLinks({ authUrl, projectId }: SignInLinks, mailbox: Mailbox, now: () => number): () => void {
  const known = new Set(mailbox.list().map(({ messageId }) => messageId));
  const look = async (): Promise<void> => {
    const response = await fetch(`${authUrl}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes = [] } = (await response.json()) as { readonly oobCodes?: readonly LinkCode[] };
    for (const code of oobCodes) {
      const messageId = `<${messageIdOf(code.oobCode)}>`;
      if (known.has(messageId)) continue;
      known.add(messageId);
      await mailbox.deliver({ from: sender, to: [code.email] }, Buffer.from(mailOf(code, now())));
    }
  };
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    // The sign-in may not be up yet, or be down for a moment.
    void look()
      .catch(() => undefined)
      .finally(() => (looking = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
