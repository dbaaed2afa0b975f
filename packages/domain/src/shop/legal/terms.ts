import { orderButton } from "./order-button.ts";

export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/**
 * The terms as the checkout links them and the confirmation carries them in full: they must be the same text (CHK-05). They
 * say `Sie`, as statutes and models do.
 */
export const termsSections: readonly TermsSection[] = [
  {
    title: "1. Wer mit wem",
    paragraphs: [
      "Der Kaufvertrag kommt zwischen Ihnen und dem Betrieb zustande, bei dem Sie bestellen. Lokalkorb vermittelt die Bestellung und wird nicht Vertragspartner. Hat der Betrieb eigene Bedingungen, gehen sie diesen vor.",
    ],
  },
  {
    title: "2. Wie der Vertrag entsteht",
    paragraphs: [
      `Die Waren auf der Seite sind eine Einladung zur Bestellung. Mit „${orderButton}“ geben Sie ein verbindliches Angebot ab. Den Eingang bestätigen die Seite Ihrer Bestellung und eine E-Mail. Der Vertrag kommt zustande, sobald der Betrieb die Bestellung annimmt; haben Sie schon bezahlt, nimmt er sie mit der Bestätigung per E-Mail an. Der Vertragstext wird gespeichert und bleibt auf der Seite Ihrer Bestellung abrufbar. Vertragssprache ist Deutsch. Eingaben können Sie bis zum letzten Schritt ändern.`,
    ],
  },
  {
    title: "3. Preise und Zahlung",
    paragraphs: [
      "Es gelten die Preise im Zeitpunkt der Bestellung. Sie enthalten die gesetzliche Mehrwertsteuer, soweit der Betrieb sie ausweist. Pfand wird gesondert genannt und ist in der Summe enthalten. Für keine Zahlungsart wird ein Aufpreis verlangt. Sie zahlen auf die Art, die Sie beim Bestellen wählen: sofort online oder bei der Übergabe. Ware nach Gewicht wird nach dem Wiegen berechnet, nie höher als der genannte Höchstbetrag.",
    ],
  },
  {
    title: "4. Übergabe und Stornierung",
    paragraphs: [
      "Die Ware wird zur gewählten Zeit auf dem gewählten Weg übergeben. Bis zu der Zeit, die auf der Seite Ihrer Bestellung steht, können Sie dort kostenlos stornieren. Kann der Betrieb nicht liefern, lehnt er ab; Sie zahlen dann nichts und bekommen Bezahltes zurück.",
    ],
  },
  {
    title: "5. Widerruf",
    paragraphs: [
      "Für Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde, und für Waren, die nach Ihren Angaben angefertigt werden, besteht kein Widerrufsrecht (§ 312g Abs. 2 BGB, § 18 FAGG). Für andere Waren können Sie binnen 14 Tagen ab Erhalt ohne Angabe von Gründen widerrufen, indem Sie auf den Seiten des Betriebs „Vertrag widerrufen“ benutzen oder dem Betrieb eine eindeutige Erklärung senden, zum Beispiel per E-Mail.",
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
      "Die Betriebe sind ohne andere Angabe in ihrem Impressum nicht verpflichtet und nicht bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG, § 19 AStG).",
    ],
  },
];
