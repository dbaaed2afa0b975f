import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Deps } from "../platform/deps.ts";

export interface OutgoingSms {
  /** As machines dial it, e.g. '+436641234567'. */
  readonly to: string;
  readonly text: string;
  /** When this text was first meant to go: what was sent since is looked through before it is sent again. */
  readonly since: Instant;
  /** Not the first try: the service may have it already. */
  readonly isAgain: boolean;
}

/** `refused`: this number gets none, and a person has to look at it. Throws when the service does not answer. */
export type SmsResult = { readonly type: "taken" } | { readonly type: "refused"; readonly error: string };

export interface SmsPort {
  send(sms: OutgoingSms): Promise<SmsResult>;
}

export interface SmsDeps extends Deps {
  /** null: none is configured. */
  readonly sms: SmsPort | null;
}
