import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Timestamp } from "firebase-admin/firestore";
import { createDocument, isThereAlready } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { type Instant, dayMs } from "@lokalkorb/domain/kernel/time/instant";
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
  readonly shop: MailShop;
  readonly orderId: Id<"order">;
  readonly attachments?: FieldsOf<typeof mailDocument>["attachments"];
}

/** For so long it is known who was told. */
export const mailsKeptFor = 90 * dayMs;

/** The same for every try of the same mail, so that the receiver can tell a repetition. */
export const messageIdOf = (mailId: Id<"mail">, from: string): string =>
  `<${mailId}@${from.slice(from.indexOf("@") + 1)}>`;

type MailFields = FieldsOf<typeof mailDocument>;
/** How far the mail is when it is written down. */
export type MailBeginning = Pick<MailFields, "state" | "attempts" | "nextAt">;

export function mailFields(config: MailConfig, mail: NewMail, now: Instant, begins: MailBeginning): MailFields {
  const { id, to, content, shop, orderId, attachments = [] } = mail;
  return {
    kind: "transactional",
    template: content.template,
    to: to.trim(),
    fromName: oneLine(`${shop.name} über Lokalkorb`),
    replyTo: shop.seller.email,
    subject: content.subject,
    html: renderHtml(content, shop.name, mailLook(shop.theme)),
    text: renderText(content),
    ...(attachments.length === 0 ? {} : { attachments }),
    restaurantId: shop.restaurantId,
    orderId,
    ...begins,
    messageId: messageIdOf(id, config.from),
    createdAt: now,
    expiresAt: now + mailsKeptFor,
  };
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
