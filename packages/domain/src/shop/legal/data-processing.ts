import type { TermsSection } from "./terms.ts";

/** GDP-01: processing by order under Art. 28 GDPR. Another text is another version (`contractVersions`). */
export const dataProcessingSections: readonly TermsSection[] = [
  {
    title: "1. Gegenstand und Dauer",
    paragraphs: [
      "Der Betreiber von Lokalkorb (Auftragsverarbeiter) verarbeitet für den Betrieb (Verantwortlicher) personenbezogene Daten, um dessen Onlineshop zu betreiben: Bestellungen annehmen, anzeigen, ändern und abwickeln, Nachrichten dazu senden, Belege erstellen, Kennzahlen berechnen. Die Vereinbarung gilt, solange der Betrieb Lokalkorb benutzt, und danach, bis alle Daten gelöscht oder zurückgegeben sind.",
    ],
  },
  {
    title: "2. Daten und Betroffene",
    paragraphs: [
      "Betroffen sind Kundinnen und Kunden des Betriebs und sein Personal. Verarbeitet werden Name, E-Mail-Adresse, Telefonnummer, Lieferadresse, bestellte Waren und ihre Allergene, Zeiten, Zahlungsart und Zahlungsstand, Nachrichten sowie beim Personal Name, E-Mail-Adresse, Rolle und was es an Bestellungen geändert hat. Kartennummern verarbeitet nur der Zahlungsdienst.",
    ],
  },
  {
    title: "3. Weisungen",
    paragraphs: [
      "Der Auftragsverarbeiter verarbeitet die Daten nur auf Weisung des Betriebs. Weisungen sind diese Vereinbarung, die Bedienung der Konsole und weitere Weisungen in Textform. Hält er eine Weisung für rechtswidrig, sagt er das unverzüglich.",
    ],
  },
  {
    title: "4. Vertraulichkeit",
    paragraphs: [
      "Wer bei der Verarbeitung mitwirkt, ist zur Vertraulichkeit verpflichtet und hat nur Zugriff auf das, was für seine Aufgabe nötig ist.",
    ],
  },
  {
    title: "5. Sicherheit",
    paragraphs: [
      "Bestellungen und Angaben zu Personen liegen in Rechenzentren in der Europäischen Union. Sie sind bei der Übertragung und in der Ablage verschlüsselt. Zugriffsregeln des Datenbankdienstes trennen die Betriebe voneinander und ihre Rollen innerhalb des Betriebs; jede Änderung an einer Bestellung wird mit Zeit und Person festgehalten. Fehlerberichte werden vor dem Versand von E-Mail-Adressen, Telefonnummern und Schlüsseln befreit.",
    ],
  },
  {
    title: "6. Weitere Auftragsverarbeiter",
    paragraphs: [
      "Der Betrieb stimmt dem Einsatz dieser Dienste zu: Google Cloud und Firebase (Datenbank, Programme, Anmeldung, Dateien; Verarbeitung in der EU), der E-Mail-Dienst des Betreibers (Versand von Nachrichten) und Sentry (Fehlerberichte). Algolia erhält nur Läden, Waren und Suchwörter. Der Zahlungsdienst Stripe ist für Zahlungen selbst verantwortlich. Neue Dienste werden mindestens 15 Tage vorher per E-Mail angekündigt; der Betrieb kann widersprechen.",
      "Soweit ein Dienst Daten außerhalb der EU verarbeiten kann, geschieht das nur auf Grundlage eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln.",
    ],
  },
  {
    title: "7. Rechte der Betroffenen",
    paragraphs: [
      "Der Auftragsverarbeiter hilft dem Betrieb, Anfragen auf Auskunft, Berichtigung, Löschung und Übertragung zu beantworten, und leitet solche, die ihn erreichen, unverzüglich weiter.",
    ],
  },
  {
    title: "8. Verletzungen",
    paragraphs: [
      "Eine Verletzung des Schutzes personenbezogener Daten meldet der Auftragsverarbeiter dem Betrieb unverzüglich, spätestens 48 Stunden nachdem er davon weiß, mit allem, was der Betrieb für seine eigene Meldung braucht.",
    ],
  },
  {
    title: "9. Löschen",
    paragraphs: [
      "Angaben zur Person werden aus abgeschlossenen Bestellungen entfernt, sobald die gesetzlichen Fristen abgelaufen sind; Beträge, Steuern und Nummern bleiben für die Bücher. Nach dem Ende der Nutzung werden die übrigen Daten nach Wahl des Betriebs herausgegeben oder gelöscht, soweit das Gesetz keine Aufbewahrung verlangt.",
    ],
  },
  {
    title: "10. Nachweise",
    paragraphs: [
      "Der Auftragsverarbeiter weist auf Anfrage nach, dass er diese Pflichten einhält, und ermöglicht Prüfungen nach Anmeldung zu üblichen Zeiten.",
    ],
  },
];
