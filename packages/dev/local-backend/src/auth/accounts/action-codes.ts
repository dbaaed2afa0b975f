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

const hour = 3_600_000;
/** How long production lets a mail be good. */
const lifetimes: Readonly<Record<ActionKind, number>> = {
  PASSWORD_RESET: hour,
  VERIFY_EMAIL: 72 * hour,
  EMAIL_SIGNIN: 6 * hour,
  VERIFY_AND_CHANGE_EMAIL: 72 * hour,
};

export function createActionCodes(now: () => number): ActionCodes {
  const codes = new Map<string, ActionCode>();
  const sentAt = new Map<string, number>();
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
      sentAt.set(oobCode, now());
      return code;
    },
    read: (oobCode, ...kinds) => {
      if (oobCode === undefined) throw new AuthError("MISSING_OOB_CODE");
      const code = codes.get(oobCode);
      if (code === undefined || (kinds.length > 0 && !kinds.includes(code.requestType)))
        throw new AuthError("INVALID_OOB_CODE");
      if (now() - (sentAt.get(oobCode) ?? 0) > lifetimes[code.requestType]) throw new AuthError("EXPIRED_OOB_CODE");
      return code;
    },
    spend: ({ oobCode }) => {
      codes.delete(oobCode);
      sentAt.delete(oobCode);
    },
    all: () => [...codes.values()],
    clear: () => {
      codes.clear();
      sentAt.clear();
    },
  };
}
