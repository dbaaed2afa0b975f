import type { LegalSection } from "./legal-page.tsx";

const sections: readonly LegalSection[] = [
  {
    title: "1. Wer mit wem",
    paragraphs: [
      "Der Kaufvertrag kommt zwischen Ihnen und dem Betrieb zustande, bei dem Sie bestellen. Lokalkorb vermittelt die Bestellung und wird nicht Vertragspartner. Hat der Betrieb eigene Bedingungen, gehen sie diesen vor.",
    ],
  },
  {
    title: "2. Wie der Vertrag entsteht",
    paragraphs: [
      "Die Waren auf der Seite sind eine Einladung zur Bestellung. Mit „zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Die Anzeige Ihrer Bestellung bestätigt den Eingang. Der Vertrag kommt zustande, sobald der Betrieb die Bestellung annimmt; das sehen Sie auf der Seite Ihrer Bestellung. Der Vertragstext wird gespeichert und bleibt dort abrufbar. Vertragssprache ist Deutsch. Eingaben können Sie bis zum letzten Schritt ändern.",
    ],
  },
  {
    title: "3. Preise und Zahlung",
    paragraphs: [
      "Es gelten die Preise im Zeitpunkt der Bestellung. Sie enthalten die gesetzliche Mehrwertsteuer, soweit der Betrieb sie ausweist. Pfand wird gesondert genannt und ist in der Summe enthalten. Für keine Zahlungsart wird ein Aufpreis verlangt. Gezahlt wird bei der Abholung.",
    ],
  },
  {
    title: "4. Abholung und Stornierung",
    paragraphs: [
      "Die Ware liegt zur gewählten Zeit am genannten Ort bereit. Bis zu der Zeit, die auf der Seite Ihrer Bestellung steht, können Sie dort kostenlos stornieren. Kann der Betrieb nicht liefern, lehnt er ab; Sie zahlen dann nichts.",
    ],
  },
  {
    title: "5. Widerruf",
    paragraphs: [
      "Für Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde, und für Waren, die nach Ihren Angaben angefertigt werden, besteht kein Widerrufsrecht (§ 312g Abs. 2 BGB, § 18 FAGG). Für andere Waren können Sie binnen 14 Tagen ab Erhalt ohne Angabe von Gründen widerrufen, indem Sie dem Betrieb eine eindeutige Erklärung senden, zum Beispiel per E-Mail.",
    ],
  },
  {
    title: "6. Alkohol",
    paragraphs: [
      "Getränke mit Alkohol werden nur an Personen im gesetzlichen Alter abgegeben. Bei der Übergabe wird ein Ausweis geprüft. Ohne Nachweis wird die Ware nicht übergeben und nicht berechnet.",
    ],
  },
  {
    title: "7. Gewährleistung",
    paragraphs: ["Es gelten die gesetzlichen Rechte bei Mängeln. Bitte wenden Sie sich an den Betrieb."],
  },
  {
    title: "8. Streitbeilegung",
    paragraphs: [
      "Die Betriebe sind ohne andere Angabe in ihrem Impressum nicht verpflichtet und nicht bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.",
    ],
  },
];

export const termsText = { title: "Allgemeine Geschäftsbedingungen", sections };
