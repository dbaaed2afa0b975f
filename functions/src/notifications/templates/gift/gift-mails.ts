import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { giftWithdrawalNotice } from "@lokalkorb/domain/shop/legal/gift-withdrawal-notice";
import type { MailShop } from "../../../billing/seller.ts";
import { greetableName, oneLine, withoutLinks } from "../../../platform/harmless-text.ts";
import type { MailBlock, MailContent } from "../../rendering/mail-content.ts";
import type { OwnLegalText } from "../mail-facts.ts";
import { sellerFooter } from "../order-blocks.ts";
import { callout, text } from "../template-parts.ts";
import { ownBlock, termsBlocks } from "../own-legal-notice.ts";

export interface GiftMailFacts {
  readonly shop: MailShop;
  readonly cents: Cents;
  readonly code: string;
  readonly expiresAt: Instant;
  /** Words of the buyer; empty: none. */
  readonly to: string;
  readonly from: string;
  readonly message: string;
  readonly links: { readonly shop: string; readonly imprint: string; readonly withdraw: string };
}

export interface GiftBoughtFacts extends GiftMailFacts {
  readonly no: string;
  readonly paidAt: Instant;
  /** When the receiver's mail leaves; null: the buyer hands the card over. */
  readonly sentAt: Instant | null;
  readonly receiver: string;
  readonly ownTexts: readonly OwnLegalText[];
}

const day = (at: Instant, { timezone }: MailShop): string => formatDate(instantToLocal(at, timezone).date);

/** The last day on which the card holds. */
const lastDay = ({ expiresAt, shop }: Pick<GiftMailFacts, "expiresAt" | "shop">): string => day(expiresAt - 1, shop);

const codeBlock = ({ code }: GiftMailFacts): MailBlock => ({
  type: "code",
  label: "Gutschein-Code",
  value: code,
  hint: "Gib ihn an der Kasse im Online-Shop ein. Wer den Code hat, kann damit bezahlen.",
});

/** To the receiver, on the chosen day. Words of strangers hold no link. */
export function giftCardMail(facts: GiftMailFacts): MailContent {
  const { shop, cents, to, from, message, links } = facts;
  const giver = greetableName(from);
  const receiver = greetableName(to);
  const worth = formatMoney(cents);
  return {
    template: "giftCard",
    subject: oneLine(
      `${giver === null ? "Ein Gutschein für dich" : `Ein Gutschein von ${giver}`}: ${worth} bei ${shop.name}`,
    ),
    preview: `${worth}, einzulösen bei ${shop.name}.`,
    headline:
      receiver === null
        ? `Du hast einen Gutschein über ${worth}.`
        : `${receiver}, du hast einen Gutschein über ${worth}.`,
    blocks: [
      text(
        giver === null
          ? `Jemand schenkt dir einen Einkauf bei ${shop.name}.`
          : `${giver} schenkt dir einen Einkauf bei ${shop.name}.`,
      ),
      ...callout("Dazu die Worte", withoutLinks(message)),
      codeBlock(facts),
      { type: "button", label: "Zum Online-Shop", url: links.shop },
      text(`Der Gutschein gilt bis ${lastDay(facts)}, auch in mehreren Teilen. Er liegt zum Ausdrucken als PDF bei.`),
    ],
    footer: [
      ...sellerFooter(shop, links.imprint, "Der Betrieb"),
      `Lokalkorb verschickt diese E-Mail einmal für ${shop.name}, weil dort jemand einen Gutschein für dich gekauft hat. Antworten gehen an den Betrieb.`,
    ],
  };
}

/** CHK-05: the contract on something that lasts, with the proof of the payment and the card itself. */
export function giftBoughtMail(facts: GiftBoughtFacts): MailContent {
  const { shop, cents, no, paidAt, sentAt, receiver, to, ownTexts, links } = facts;
  const worth = formatMoney(cents);
  const { legalName, address, phone, email } = shop.seller;
  const sender = `${legalName}, ${address.street} ${address.houseNo}, ${address.zip} ${address.city}, Telefon ${formatPhone(phone)}, E-Mail ${email}`;
  const own = (kind: OwnLegalText["kind"]): readonly MailBlock[] =>
    ownTexts.filter((one) => one.kind === kind).map((one) => ownBlock(one, shop.name));
  return {
    template: "giftBought",
    subject: oneLine(`Bezahlt: dein Gutschein über ${worth} von ${shop.name}`),
    preview: `Kaufnummer ${no}, bezahlt am ${day(paidAt, shop)}.`,
    headline: "Dein Gutschein ist bezahlt.",
    blocks: [
      text(
        sentAt === null
          ? "Er liegt dieser E-Mail als PDF bei: ausdrucken, falten, verschenken."
          : `Er geht am ${day(sentAt, shop)} an ${withoutLinks(receiver)}. Für alle Fälle liegt er dieser E-Mail auch als PDF bei.`,
      ),
      {
        type: "facts",
        rows: [
          { label: "Kaufnummer", value: no },
          { label: "Bezahlt am", value: day(paidAt, shop) },
          { label: "Bezahlt mit", value: "Online-Zahlung" },
          ...(to === "" ? [] : [{ label: "Für", value: withoutLinks(to) }]),
          { label: "Gültig bis", value: lastDay(facts) },
        ],
      },
      { type: "sums", rows: [{ label: "Gutschein", value: worth, weight: "strong" }] },
      codeBlock(facts),
      text(
        "Das ist ein Zahlungsbeleg und keine Rechnung: Der Gutschein gilt für Waren mit verschiedenen Steuersätzen. Umsatzsteuer fällt erst an, wenn damit eingekauft wird, und steht dann auf der Rechnung des Einkaufs.",
      ),
      text("Du kannst den Kauf binnen 14 Tagen widerrufen, solange vom Gutschein nichts ausgegeben ist."),
      { type: "button", label: "Vertrag widerrufen", url: links.withdraw },
      ...giftWithdrawalNotice({ sender, online: links.withdraw }).map(({ title, paragraphs }): MailBlock => ({
        type: "small",
        title,
        paragraphs,
      })),
      ...own("terms"),
      ...termsBlocks,
      ...own("privacy"),
    ],
    footer: [
      ...sellerFooter(shop, links.imprint),
      `Lokalkorb verschickt diese E-Mail für ${shop.name}, weil du dort einen Gutschein gekauft hast. Antworten gehen an den Betrieb.`,
    ],
  };
}

/** The card is void, and its money on the way. */
export const giftRefundedMail = ({
  shop,
  cents,
  no,
  imprint,
}: Pick<GiftBoughtFacts, "shop" | "cents" | "no"> & { readonly imprint: string }): MailContent => ({
  template: "giftRefunded",
  subject: oneLine(`Erstattet: dein Gutschein von ${shop.name}`),
  preview: `${formatMoney(cents)} kommen zurück.`,
  headline: "Dein Gutschein wird erstattet.",
  blocks: [
    text(
      `${shop.name} gibt dir ${formatMoney(cents)} für den Gutschein mit der Kaufnummer ${no} zurück, auf dem Weg, auf dem du bezahlt hast. Das dauert meist einige Tage.`,
    ),
    text("Der Code gilt nicht mehr. Ist der Gutschein schon verschenkt, sag der beschenkten Person bitte Bescheid."),
  ],
  footer: [
    ...sellerFooter(shop, imprint),
    `Lokalkorb verschickt diese E-Mail für ${shop.name}, weil du dort einen Gutschein gekauft hast. Antworten gehen an den Betrieb.`,
  ],
});
