import type { LegalSection } from "./legal-page.tsx";

const sections: readonly LegalSection[] = [
  {
    title: "Wer hier verkauft",
    paragraphs: [
      "Jeder Betrieb verkauft im eigenen Namen und ist Ihr Vertragspartner. Sein Impressum ist auf jeder seiner Seiten verlinkt. Lokalkorb stellt die Technik und vermittelt die Bestellung.",
    ],
  },
  {
    title: "Betreiber dieser Installation",
    paragraphs: [
      "Für diese Installation sind noch keine Betreiberangaben hinterlegt. Vor dem öffentlichen Betrieb trägt der Betreiber hier Namen, Rechtsform, Vertretung, ladungsfähige Anschrift, E-Mail-Adresse, einen zweiten schnellen Kontaktweg, Register und Registernummer sowie die Umsatzsteuer-Identifikationsnummer ein (§ 5 DDG, § 5 ECG, § 14 UGB).",
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

export const imprintText = { title: "Impressum", sections };
