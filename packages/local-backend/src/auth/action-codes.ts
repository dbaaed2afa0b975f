import { randomBytes } from "node:crypto";
import { AuthError } from "./auth-error.ts";

export type ActionKind = "PASSWORD_RESET" | "VERIFY_EMAIL" | "EMAIL_SIGNIN" | "VERIFY_AND_CHANGE_EMAIL";

/** One mail that production would send: the code, and the link that would stand in it. */
export interface ActionCode {
  readonly requestType: ActionKind;
  readonly email: string;
  readonly newEmail?: string;
  readonly oobCode: string;
  readonly oobLink: string;
}

/** Codes that were sent and not used yet. In memory: a restart makes old mails worthless. */
export interface ActionCodes {
  create(
    action: Pick<ActionCode, "requestType" | "email" | "newEmail">,
    origin: string,
    continueUrl: string | undefined,
  ): ActionCode;
  /** Throws when the code is unknown, used or for something else. */
  read(oobCode: string | undefined, ...kinds: readonly ActionKind[]): ActionCode;
  spend(code: ActionCode): void;
  all(): readonly ActionCode[];
  clear(): void;
}

const modes: Readonly<Record<ActionKind, string>> = {
  PASSWORD_RESET: "resetPassword",
  VERIFY_EMAIL: "verifyEmail",
  EMAIL_SIGNIN: "signIn",
  VERIFY_AND_CHANGE_EMAIL: "verifyAndChangeEmail",
};

export const isActionKind = (text: string): text is ActionKind => Object.hasOwn(modes, text);

export const createActionCodes = (): ActionCodes => {
  const codes = new Map<string, ActionCode>();
  return {
    create: (action, origin, continueUrl) => {
      const oobCode = randomBytes(24).toString("base64url");
      const query = new URLSearchParams({
        mode: modes[action.requestType],
        lang: "en",
        oobCode,
        apiKey: "fake-api-key",
      });
      if (continueUrl !== undefined) query.set("continueUrl", continueUrl);
      const code: ActionCode = { ...action, oobCode, oobLink: `${origin}/emulator/action?${query.toString()}` };
      codes.set(oobCode, code);
      return code;
    },
    read: (oobCode, ...kinds) => {
      if (oobCode === undefined) throw new AuthError("MISSING_OOB_CODE");
      const code = codes.get(oobCode);
      if (code === undefined || (kinds.length > 0 && !kinds.includes(code.requestType)))
        throw new AuthError("INVALID_OOB_CODE");
      return code;
    },
    spend: (code) => void codes.delete(code.oobCode),
    all: () => [...codes.values()],
    clear: () => codes.clear(),
  };
};

/** Where the link of a mail leads: to the project's own page, which takes it from there. */
export const followActionLink = (link: URL): URL => {
  const continueUrl = link.searchParams.get("continueUrl") ?? "";
  if (!URL.canParse(continueUrl))
    throw new AuthError("UNIMPLEMENTED : The local backend has no page for action links without continueUrl.", 501);
  const target = new URL(continueUrl);
  for (const [name, value] of link.searchParams) if (name !== "continueUrl") target.searchParams.set(name, value);
  return target;
};
