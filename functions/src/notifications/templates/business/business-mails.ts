import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { BusinessCustomer, VatCheck } from "@lokalkorb/domain/ordering/businesses/business-customer";
import { ordersOnAccount } from "@lokalkorb/domain/ordering/businesses/business-terms";
import type { BusinessDecision } from "@lokalkorb/domain/ordering/businesses/decide-business";
import type { MailShop } from "../../../billing/seller.ts";
import { oneLine, withoutLinks } from "../../../platform/harmless-text.ts";
import type { MailBlock, MailContent } from "../../rendering/mail-content.ts";
import { callout, text } from "../template-parts.ts";

interface AskedFacts {
  readonly shop: MailShop;
  readonly company: string;
  readonly name: string;
  readonly message?: string | undefined;
  readonly check: VatCheck | null;
}

const footer = ({ name }: MailShop): readonly string[] => [
  `Lokalkorb verschickt diese E-Mail für ${name}, weil Ihre Firma dort einkauft oder einkaufen möchte. Antworten gehen an den Betrieb.`,
];

const checkWords: Readonly<Record<VatCheck["state"], string>> = {
  valid: "vom europäischen Register bestätigt",
  invalid: "im europäischen Register nicht gültig",
  unavailable: "noch nicht geprüft, das europäische Register antwortet gerade nicht",
};

const asked = ({ company, name, message, check }: AskedFacts): MailBlock[] => [
  {
    type: "facts",
    rows: [
      { label: "Firma", value: withoutLinks(company), weight: "strong" },
      { label: "Gefragt von", value: withoutLinks(name) },
      ...(check === null ? [] : [{ label: "USt-IdNr.", value: `${check.vatId} (${checkWords[check.state]})` }]),
    ],
  },
  ...callout("Nachricht", withoutLinks(message ?? "")),
];

export const businessAskedMail = (facts: AskedFacts): MailContent => ({
  template: "business-asked",
  subject: oneLine(`Ihre Anfrage als Firma bei ${facts.shop.name}`),
  preview: "Der Betrieb sieht sie sich an und meldet sich.",
  headline: "Ihre Anfrage ist da.",
  blocks: [
    text(`${facts.shop.name} hat Ihre Anfrage bekommen, als Firma beliefert zu werden, und meldet sich per E-Mail.`),
    ...asked(facts),
    text("Bis dahin können Sie dort bestellen wie bisher."),
  ],
  footer: footer(facts.shop),
});

export const businessToShopMail = (facts: AskedFacts, desk: string): MailContent => ({
  template: "business-to-shop",
  subject: oneLine(`Neue Firma: ${withoutLinks(facts.company)}`),
  preview: "Eine Firma möchte von dir beliefert werden.",
  headline: "Eine Firma möchte von dir beliefert werden.",
  blocks: [...asked(facts), { type: "button", label: "Anfrage ansehen", url: desk }],
  footer: ["Diese E-Mail kommt von Lokalkorb, weil du die Meldungen dieses Betriebs bekommst."],
});

interface DecidedFacts {
  readonly shop: MailShop;
  readonly business: BusinessCustomer;
  readonly decision: BusinessDecision;
  readonly link: string;
}

type Told = Exclude<BusinessDecision["kind"], "terms">;

const headlines: Readonly<Record<Told, string>> = {
  admit: "Willkommen als Firma.",
  decline: "Der Betrieb kann Ihre Firma nicht beliefern.",
  block: "Bestellungen für Ihre Firma sind gesperrt.",
  release: "Sie können wieder für Ihre Firma bestellen.",
};

/** A decision in the words of the shop; terms that changed alone are said in the account of the company. */
export function businessDecidedMail({ shop, business, decision, link }: DecidedFacts): MailContent {
  const kind: Told = decision.kind === "terms" ? "release" : decision.kind;
  const isOpen = business.status === "active";
  return {
    template: "business-decided",
    subject: oneLine(`${shop.name}: ${headlines[kind]}`),
    preview: isOpen ? "So bestellen Sie für Ihre Firma." : "Hier steht, warum.",
    headline: headlines[kind],
    blocks: [
      ...("word" in decision ? callout(`${shop.name} schreibt`, withoutLinks(decision.word)) : []),
      ...(isOpen ? [...termsOf(business), { type: "button" as const, label: "Zum Laden", url: link }] : []),
      ...(isOpen
        ? []
        : [
            text(
              "Fragen dazu beantwortet der Betrieb: Antworten Sie auf diese E-Mail. Privat können Sie weiter dort bestellen.",
            ),
          ]),
    ],
    footer: footer(shop),
  };
}

const termsOf = (business: BusinessCustomer): MailBlock[] => [
  {
    type: "facts",
    rows: [
      { label: "Firma", value: withoutLinks(business.name), weight: "strong" },
      ...(ordersOnAccount(business)
        ? [
            { label: "Auf Rechnung", value: `bis ${formatMoney(business.creditLimitCents)} offen` },
            { label: "Zahlungsziel", value: `${business.paymentTermDays} Tage` },
          ]
        : []),
      ...(business.discountBp === undefined
        ? []
        : [{ label: "Rabatt", value: `${business.discountBp / 100} %`.replace(".", ",") }]),
    ],
  },
  text(
    "Melden Sie sich mit dieser E-Mail-Adresse an und wählen Sie an der Kasse „Für die Firma bestellen“. Wer noch für die Firma bestellen darf, legen Sie in Ihrem Konto fest.",
  ),
];

export const employeeAddedMail = ({
  shop,
  company,
  by,
  link,
}: {
  readonly shop: MailShop;
  readonly company: string;
  readonly by: string;
  readonly link: string;
}): MailContent => ({
  template: "business-employee",
  subject: oneLine(`${withoutLinks(company)}: Sie können bei ${shop.name} bestellen`),
  preview: "Mit dieser E-Mail-Adresse anmelden, an der Kasse die Firma wählen.",
  headline: `Sie können für ${withoutLinks(company)} bestellen.`,
  blocks: [
    text(
      `${withoutLinks(by)} hat Sie eingetragen. Melden Sie sich bei Lokalkorb mit dieser E-Mail-Adresse an und wählen Sie an der Kasse von ${shop.name} „Für die Firma bestellen“.`,
    ),
    { type: "button", label: "Zum Laden", url: link },
  ],
  footer: footer(shop),
});
