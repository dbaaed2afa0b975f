import { createDocument } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import type { Deps } from "../edge/deps.ts";
import type { MailConfig } from "../edge/mail-config.ts";
import { oneLine } from "./harmless-text.ts";
import type { MailContent } from "./mail-content.ts";
import type { MailShop } from "./mail-facts.ts";
import { mailLook } from "./mail-look.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

export interface NewMail {
  /** What the mail is about: asking twice for the same makes one mail. */
  readonly id: string;
  readonly to: string;
  readonly content: MailContent;
  readonly shop: MailShop;
  readonly orderId: string;
  readonly attachments?: FieldsOf<typeof mailDocument>["attachments"];
}

const keptFor = 90 * 24 * 3_600_000;
const alreadyExists = 6;

/** The same for every try of the same mail, so that the receiver can tell a repetition. */
export const messageIdOf = (mailId: string, from: string): string => `<${mailId}@${from.slice(from.indexOf("@") + 1)}>`;

/** Writes the finished mail down; from then on it is sent without anybody asking again. */
export const queueMail = async (deps: Deps, config: MailConfig, mail: NewMail): Promise<void> => {
  const { id, to, content, shop, orderId, attachments = [] } = mail;
  const now = deps.now();
  try {
    await createDocument(
      deps.db,
      mailDocument,
      { mailId: id },
      {
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
        state: "queued",
        attempts: 0,
        nextAt: now,
        messageId: messageIdOf(id, config.from),
        createdAt: now,
        expiresAt: now + keptFor,
      },
    );
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== alreadyExists) throw error;
  }
};
