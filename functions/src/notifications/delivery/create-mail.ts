import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Timestamp } from "firebase-admin/firestore";
import { createDocument, isThereAlready, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { type Instant, dayMs } from "@lokalkorb/domain/kernel/time/instant";
import type { ThemeChoice } from "@lokalkorb/theme/css-variables";
import type { MailShop } from "../../billing/seller.ts";
import type { Deps } from "../../platform/deps.ts";
import { oneLine } from "../../platform/harmless-text.ts";
import type { MailContent } from "../rendering/mail-content.ts";
import { mailLook } from "../rendering/mail-look.ts";
import { renderHtml } from "../rendering/render-html.ts";
import { renderText } from "../rendering/render-text.ts";
import type { MailConfig } from "./mail-config.ts";

export interface NewMail {
  /** Names the subject of the mail: the same id makes one mail. */
  readonly id: string;
  readonly to: string;
  readonly content: MailContent;
  /** In whose name; null: in the platform's own. */
  readonly shop: MailShop | null;
  /** Asked for and no part of an order: addresses that complained of such mails do not get it. */
  readonly isWished?: true;
  /** Where one press in a mail program ends mails of this kind, without a page. */
  readonly unsubscribeUrl?: string;
  readonly orderId?: Id<"order">;
  /** Milliseconds; `mailsKeptFor` without. */
  readonly keptFor?: number;
  readonly attachments?: FieldsOf<typeof mailDocument>["attachments"];
}

/** For so long it is known who was told. */
export const mailsKeptFor = 90 * dayMs;
const platformName = "Lokalkorb";
const platformTheme: ThemeChoice = { key: "forest" };

/** The same for every try of the same mail, so that the receiver can tell a repetition. */
export const messageIdOf = (mailId: Id<"mail">, from: string): string =>
  `<${mailId}@${from.slice(from.indexOf("@") + 1)}>`;

type MailFields = FieldsOf<typeof mailDocument>;
/** How far the mail is when it is written down. */
export type MailBeginning = Pick<MailFields, "state" | "attempts" | "nextAt">;

export function mailFields(config: MailConfig, mail: NewMail, now: Instant, begins: MailBeginning): MailFields {
  const { id, to, content, shop, orderId, unsubscribeUrl, attachments = [], keptFor = mailsKeptFor } = mail;
  return {
    kind: mail.isWished === true ? "broadcast" : "transactional",
    template: content.template,
    to: to.trim(),
    fromName: shop === null ? platformName : oneLine(`${shop.name} über ${platformName}`),
    ...(shop !== null && { replyTo: shop.seller.email, restaurantId: shop.restaurantId }),
    subject: content.subject,
    html: renderHtml(content, shop?.name ?? platformName, mailLook(shop?.theme ?? platformTheme)),
    text: renderText(content),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(orderId !== undefined && { orderId }),
    ...begins,
    messageId: messageIdOf(id, config.from),
    createdAt: now,
    expiresAt: now + keptFor,
  };
}

/** Writes a mail down in the transaction of what it tells, for `deliverMail` afterwards; `leavesAt`: not before. */
export function queueMail(
  tx: AdminTransaction,
  config: MailConfig,
  mail: NewMail,
  now: Instant,
  leavesAt: Instant = now,
): void {
  const fields = mailFields(config, mail, now, { state: "queued", attempts: 0, nextAt: leavesAt });
  createDocument(tx, mailDocument, { mailId: mail.id }, fields);
}

/** Creates a mail unless it exists; the moment of its creation, or null when it exists. */
export async function createMail(deps: Deps, mailId: Id<"mail">, fields: MailFields): Promise<Timestamp | null> {
  const batch = deps.db.batch();
  createDocument({ db: deps.db, batch }, mailDocument, { mailId }, fields);
  try {
    const [written] = await batch.commit();
    return written?.writeTime ?? null;
  } catch (error) {
    if (!isThereAlready(error)) throw error;
    return null;
  }
}
