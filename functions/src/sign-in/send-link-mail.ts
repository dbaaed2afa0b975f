import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailContent } from "../notifications/rendering/mail-content.ts";
import { consoleTarget, ownLink, type SignInDeps, storefrontTarget } from "./sign-in-links.ts";

/** The mail holds a key to the account, so it does not outlive its link by long. */
const keptFor = dayMs;

export interface LinkMail {
  /** Writes the mail down, in the transaction of what it tells. */
  write(tx: AdminTransaction): void;
  /** Afterwards; what no server takes now is tried again by `sendDueMail`. */
  deliver(): Promise<void>;
}

interface LinkRequest {
  readonly id: string;
  readonly email: string;
  readonly next: string;
  readonly app?: "console" | "storefront" | undefined;
}

/** A mail whose one button signs in its reader, and leads to `next`. The same `id` makes one mail. */
export async function linkMail(
  deps: SignInDeps,
  { id, email, next, app = "console" }: LinkRequest,
  contentOf: (link: string) => MailContent,
): Promise<LinkMail> {
  const ports = deps.mail();
  const { config } = ports;
  const target = app === "console" ? consoleTarget(config) : storefrontTarget(config);
  const link = await deps.signInLinks.create(email, target.url);
  const content = contentOf(ownLink(link, target, next));
  return {
    write: (tx) => queueMail(tx, config, { id, to: email, content, shop: null, keptFor }, deps.now()),
    deliver: () => deliverMail(deps, ports, id),
  };
}
