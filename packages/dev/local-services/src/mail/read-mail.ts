import PostalMime from "postal-mime";

/** A mail as a reader shows it. */
export interface ReadMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  /** The HTML's name for it where it is shown inline, without angle brackets; '' elsewhere. */
  readonly contentId: string;
  readonly content: Uint8Array;
}

export async function readMail(source: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(source);
  return {
    from: mail.from === undefined ? "" : addressText(mail.from),
    to: (mail.to ?? []).map(addressText),
    subject: mail.subject ?? "",
    messageId: mail.messageId ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, contentId, content }) => ({
      name: filename ?? "Anhang",
      type: mimeType,
      contentId: (contentId ?? "").replace(/^<|>$/g, ""),
      content: typeof content === "string" ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

const addressText = ({ name, address }: { name?: string | undefined; address?: string | undefined }): string =>
  [name ?? "", address === undefined ? "" : `<${address}>`].filter(Boolean).join(" ");
