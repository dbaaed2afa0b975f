import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import type { Operator } from "@lokalkorb/shell/config/server-config";
import type { LegalSection } from "./legal-page.tsx";

const platform: readonly LegalSection[] = [
  {
    title: "Wer hier verkauft",
    paragraphs: [
      "Jeder Betrieb verkauft im eigenen Namen, der Vertrag kommt mit ihm zustande. Sein Impressum ist auf jeder seiner Seiten verlinkt. Lokalkorb stellt die Technik und vermittelt die Bestellung.",
    ],
  },
  {
    title: "Meldungen und Behörden",
    paragraphs: [
      "Rechtswidrige Inhalte lassen sich am Ende jeder Seite unter „Inhalt melden“ melden. E-Mail und Telefon oben sind auch die zentrale Kontaktstelle für Behörden und für alle, die diese Plattform nutzen (Art. 11 und 12 der Verordnung (EU) 2022/2065); Sprache ist Deutsch.",
    ],
  },
  {
    title: "Verbraucherschlichtung",
    paragraphs: [
      "Der Betreiber ist nicht verpflichtet und ohne andere Angabe nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.",
    ],
  },
  {
    title: "Quellen",
    paragraphs: [
      "Warenbilder: Fluent Emoji von Microsoft (MIT-Lizenz). Symbole: Lucide (ISC-Lizenz). Schrift: Hanken Grotesk (SIL Open Font License).",
    ],
  },
];

/** Empty statements are left out. */
const operatorSections = (operator: Operator): readonly LegalSection[] =>
  [
    { title: "Betreiber der Plattform", paragraphs: [operator.name, operator.address] },
    { title: "Vertreten durch", paragraphs: [operator.representedBy] },
    { title: "Kontakt", paragraphs: [`E-Mail: ${operator.email}\nTelefon: ${formatPhone(operator.phone)}`] },
    { title: "Register", paragraphs: [operator.register] },
    { title: "Umsatzsteuer", paragraphs: [operator.vatId] },
    { title: "Weitere Angaben", paragraphs: [operator.more] },
  ].filter(({ paragraphs }) => paragraphs.every((paragraph) => paragraph !== ""));

export const imprintText = {
  title: "Impressum",
  sections: (operator: Operator): readonly LegalSection[] => [...operatorSections(operator), ...platform],
};
