import { paperFiles } from "../documents/paper-files.ts";
import type { PrivateFiles } from "../documents/private-files.ts";
import { environment } from "../edge/environment.ts";
import { readMailConfig, type MailConfig } from "../edge/mail-config.ts";
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
