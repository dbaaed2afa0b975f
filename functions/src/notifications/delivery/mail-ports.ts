import { paperFiles } from "../../billing/paper-files.ts";
import type { PrivateFiles } from "../../billing/private-files.ts";
import { environment } from "../../composition/environment.ts";
import { readMailConfig, type MailConfig } from "./mail-config.ts";
import { createSmtpMailer, type Mailer } from "./smtp-mailer.ts";

/** What only mails and their papers need beside the other dependencies. */
export interface MailPorts {
  readonly config: MailConfig;
  readonly mailer: Mailer;
  readonly files: PrivateFiles;
}

const createMailPorts = (): MailPorts => {
  const config = readMailConfig(environment());
  return { config, mailer: createSmtpMailer(config), files: paperFiles() };
};

let created: MailPorts | undefined;

export const mailPorts = (): MailPorts => (created ??= createMailPorts());
