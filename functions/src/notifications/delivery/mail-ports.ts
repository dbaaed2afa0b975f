import type { PrivateFiles } from "../../billing/private-files.ts";
import type { GuestLinks } from "../../ordering/lookup/guest-token.ts";
import type { Deps } from "../../platform/deps.ts";
import type { MailConfig } from "./mail-config.ts";
import type { Mailer } from "./smtp-mailer.ts";

/** Ports of mails and their invoices alone, beside the other dependencies. */
export interface MailPorts {
  readonly config: MailConfig;
  readonly mailer: Mailer;
  readonly files: PrivateFiles;
}

export interface MailDeps extends Deps {
  readonly guestLinks: Pick<GuestLinks, "linkOf">;
  /** Made with the first use. */
  mail(): MailPorts;
}
