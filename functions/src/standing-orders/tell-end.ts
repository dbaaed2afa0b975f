import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import type { AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { MailShop } from "../billing/seller.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import type { MailConfig } from "../notifications/delivery/mail-config.ts";
import { standingEndedMail } from "../notifications/templates/standing/standing-mails.ts";

interface End {
  readonly planId: string;
  readonly shop: MailShop;
  readonly standing: StandingOrder;
  readonly by: "owner" | "shop";
  readonly word?: string;
  readonly now: Instant;
}

/** Its owner hears of the end once, by the one side or the other; the id of the mail. */
export function tellEnd(
  tx: AdminTransaction,
  config: MailConfig,
  { planId, shop, standing, now, ...end }: End,
): string {
  const id = `standing_${planId}_ended`;
  const content = standingEndedMail({ shop, standing, ...end });
  queueMail(tx, config, { id, to: standing.contact.email, content, shop }, now);
  return id;
}
