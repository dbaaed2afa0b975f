import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { MailShop } from "../../../billing/seller.ts";
import { greetableName, withoutLinks } from "../../../platform/harmless-text.ts";
import type { MailBlock, MailContent } from "../../rendering/mail-content.ts";
import { callout, text } from "../template-parts.ts";

export interface DeclarationFacts {
  readonly shop: MailShop;
  readonly declared: {
    readonly name: string;
    readonly orderNo: string;
    readonly email: string;
    readonly goods?: string | undefined;
  };
  readonly receivedAt: Instant;
}

const reason = ({ name }: MailShop): readonly string[] => [
  `Lokalkorb verschickt diese E-Mail für ${name}, weil dort ein Widerruf mit dieser Adresse eingegangen ist. Antworten gehen an den Betrieb.`,
];

/** The declaration as it was made (WDR-02). Words of strangers hold no link. */
const contentBlock = ({ shop, declared, receivedAt }: DeclarationFacts): MailBlock => ({
  type: "facts",
  rows: [
    { label: "An", value: shop.seller.legalName },
    { label: "Name", value: withoutLinks(declared.name) },
    { label: "Bestellung", value: withoutLinks(declared.orderNo) },
    { label: "Ware", value: declared.goods === undefined ? "die ganze Bestellung" : withoutLinks(declared.goods) },
    { label: "E-Mail", value: withoutLinks(declared.email) },
    { label: "Eingegangen", value: momentText(receivedAt, shop), weight: "strong" },
  ],
});

/** Date and time on the clocks of the shop. */
const momentText = (at: Instant, { timezone }: MailShop): string =>
  `${formatDate(instantToLocal(at, timezone).date)}, ${formatClock(at, timezone)}`;

/** The confirmation of the arrival, and no more: whether the withdrawal is valid is for the shop to look at. */
export function withdrawalArrivedMail(facts: DeclarationFacts): MailContent {
  const { shop, declared } = facts;
  const name = greetableName(declared.name);
  return {
    template: "withdrawalArrived",
    subject: `Eingangsbestätigung: dein Widerruf bei ${shop.name}`,
    preview: `Eingegangen ${momentText(facts.receivedAt, shop)}.`,
    headline: name === null ? "Dein Widerruf ist da." : `Dein Widerruf ist da, ${name}.`,
    blocks: [
      text(
        `„Hiermit widerrufe ich den Vertrag über die folgende Ware.“ Diese Erklärung ist bei ${shop.name} eingegangen:`,
      ),
      contentBlock(facts),
      text(
        "Diese E-Mail bestätigt den Eingang, nicht die Wirksamkeit. Der Betrieb sieht sich den Widerruf an und meldet sich.",
      ),
      text(
        "So geht es weiter: Schick die Ware binnen 14 Tagen zurück oder bring sie vorbei. Ist der Widerruf wirksam, kommt dein Geld spätestens 14 Tage danach auf demselben Weg zurück; der Betrieb darf damit warten, bis die Ware da ist oder du zeigst, dass du sie abgeschickt hast.",
      ),
    ],
    footer: reason(shop),
  };
}

export function withdrawalToShopMail(facts: DeclarationFacts, links: { readonly desk: string }): MailContent {
  const { declared } = facts;
  return {
    template: "withdrawalToShop",
    subject: `Widerruf zu ${withoutLinks(declared.orderNo)}`,
    preview: "Ein Widerruf ist eingegangen.",
    headline: "Ein Widerruf ist eingegangen.",
    blocks: [
      contentBlock(facts),
      text(
        "Die Person hat eine Eingangsbestätigung. Ist der Widerruf wirksam, muss ihr Geld spätestens 14 Tage nach dem Eingang zurück sein.",
      ),
      { type: "button", label: "Widerrufe ansehen", url: links.desk },
    ],
    footer: ["Diese E-Mail kommt von Lokalkorb, weil du die Meldungen dieses Betriebs bekommst."],
  };
}

export const withdrawalAcceptedMail = (facts: DeclarationFacts, refundBy: string): MailContent => ({
  template: "withdrawalAccepted",
  subject: `Dein Widerruf bei ${facts.shop.name} ist angenommen`,
  preview: "Hier steht, wie es weitergeht.",
  headline: "Dein Widerruf ist angenommen.",
  blocks: [
    text(
      `${facts.shop.name} hat deinen Widerruf angenommen. Dein Geld kommt spätestens am ${formatDate(refundBy)} auf dem Weg zurück, auf dem du bezahlt hast.`,
    ),
    text(addressText(facts.shop)),
    contentBlock(facts),
  ],
  footer: reason(facts.shop),
});

const addressText = ({ seller: { legalName, address } }: MailShop): string =>
  `Die Ware geht an: ${legalName}, ${address.street} ${address.houseNo}, ${address.zip} ${address.city}. Hast du sie noch, schick sie binnen 14 Tagen ab deinem Widerruf ab oder bring sie vorbei.`;

export const withdrawalRejectedMail = (facts: DeclarationFacts, words: string): MailContent => ({
  template: "withdrawalRejected",
  subject: `Zu deinem Widerruf bei ${facts.shop.name}`,
  preview: "Der Betrieb kann ihn nicht annehmen. Hier steht, warum.",
  headline: "Dein Widerruf wurde nicht angenommen.",
  blocks: [
    text(`${facts.shop.name} hat sich deinen Widerruf angesehen und kann ihn nicht annehmen.`),
    ...callout("Grund", withoutLinks(words)),
    text(
      "Stimmt etwas mit der Ware nicht, gilt davon unberührt die gesetzliche Gewährleistung. Siehst du den Grund anders, antworte auf diese E-Mail; sie geht an den Betrieb.",
    ),
    contentBlock(facts),
  ],
  footer: reason(facts.shop),
});
