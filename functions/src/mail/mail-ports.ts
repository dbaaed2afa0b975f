import { getStorage } from "firebase-admin/storage";
import { createPrivateFiles, type PrivateFiles } from "../documents/private-files.ts";
import { deps } from "../edge/deps.ts";
import { readMailConfig, type MailConfig } from "../edge/mail-config.ts";
import { createSmtpMailer, type Mailer } from "./smtp-mailer.ts";

/** What only mails and their papers need beside the other dependencies. */
export interface MailPorts {
  readonly config: MailConfig;
  readonly mailer: Mailer;
  readonly files: PrivateFiles;
}

let created: MailPorts | undefined;

export const mailPorts = (): MailPorts => (created ??= createMailPorts());

const createMailPorts = (): MailPorts => {
  // The other dependencies know how to reach the project.
  deps();
  const config = readMailConfig(process.env);
  return { config, mailer: createSmtpMailer(config), files: createPrivateFiles(getStorage().bucket()) };
};
