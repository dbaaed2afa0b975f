import type { TermsSection } from "./terms.ts";

/** PLT-07: for shops alone, apart from the terms for shoppers. Another text is another version (`contractVersions`). */
export const merchantTermsSections: readonly TermsSection[] = [
  {
    title: "1. Worum es geht",
    paragraphs: [
      "Lokalkorb stellt einem Betrieb einen Onlineshop und eine Konsole für seine Bestellungen bereit und vermittelt ihm Bestellungen. Verkäufer ist immer der Betrieb: Verträge über Waren kommen zwischen ihm und seinen Kundinnen und Kunden zustande. Diese Bedingungen gelten nur gegenüber Unternehmen.",
      "Wer Lokalkorb betreibt, steht im Impressum der Plattform.",
    ],
  },
  {
    title: "2. Was der Betrieb beiträgt",
    paragraphs: [
      "Der Betrieb macht wahre und vollständige Angaben zu sich, zu seinen Waren, zu Zutaten, Allergenen, Herkunft, Preisen und Steuern und hält sie aktuell. Er verkauft nur, was er verkaufen darf, und erfüllt, was er annimmt. Zugänge gibt er nur an eigene Leute und nimmt sie zurück, wenn jemand ausscheidet.",
      "Mit der Annahme erklärt der Betrieb nach Artikel 30 der Verordnung (EU) 2022/2065, dass er nur Waren und Leistungen anbietet, die dem Recht der Union entsprechen, und dass seine Angaben im Impressum stimmen. Diese Angaben stehen in seinem Laden.",
      "Bilder und Texte, die er einstellt, darf er benutzen; Lokalkorb darf sie dafür zeigen, den Laden und sein Angebot auf der Plattform darzustellen.",
    ],
  },
  {
    title: "3. Kosten",
    paragraphs: [
      "Für bar und an der Theke bezahlte Bestellungen verlangt Lokalkorb nichts. Für online bezahlte Bestellungen kann ein Anteil am Warenwert vereinbart sein; der Zahlungsdienst behält ihn bei jeder Zahlung ein und weist ihn aus. Ohne Vereinbarung fällt kein Anteil an. Die Entgelte des Zahlungsdienstes richten sich nach dessen eigenem Vertrag mit dem Betrieb.",
    ],
  },
  {
    title: "4. Geld",
    paragraphs: [
      "Online bezahlte Beträge gehen auf das Konto, das der Betrieb selbst beim Zahlungsdienst führt. Lokalkorb nimmt kein Geld der Kundschaft entgegen und verwahrt keines.",
    ],
  },
  {
    title: "5. Reihenfolge in Listen",
    paragraphs: [
      "Die Startseite zeigt zuerst Läden, die gerade geöffnet sind, dann die näheren, sobald ein Ort bekannt ist, dann die mit der früheren Übergabe, zuletzt nach dem Namen; wer nur versendet, steht dahinter. Die Suche ordnet danach, wie gut Wörter und Filter passen. Niemand kann sich einen Platz kaufen, und das Entgelt spielt für die Reihenfolge keine Rolle.",
    ],
  },
  {
    title: "6. Daten",
    paragraphs: [
      "Der Betrieb sieht die Daten seiner Bestellungen und die Kennzahlen daraus, und nur seine. Lokalkorb sieht sie, soweit der Betrieb der Plattform es braucht, und gibt sie nicht an andere Betriebe. Für die Daten der Kundschaft ist der Betrieb verantwortlich; Lokalkorb verarbeitet sie in seinem Auftrag nach der Vereinbarung zur Auftragsverarbeitung.",
      "Aus den Daten öffentlich sichtbarer Läden zeigt Lokalkorb zusammengefasste Zahlen, zum Beispiel, wie viele Bestellungen heute eingegangen sind.",
    ],
  },
  {
    title: "7. Einschränken und Sperren",
    paragraphs: [
      "Lokalkorb darf ein Angebot oder einen Laden einschränken oder verbergen, wenn er gegen Gesetz oder diese Bedingungen verstößt oder Menschen gefährdet. Der Betrieb erhält spätestens in diesem Moment eine Begründung per E-Mail und kann ihr widersprechen; eine Person prüft den Widerspruch. Offene Bestellungen kann der Betrieb weiter abwickeln, soweit das Gesetz es zulässt.",
    ],
  },
  {
    title: "8. Ende",
    paragraphs: [
      "Der Betrieb kann jederzeit aufhören: Er verbirgt seinen Laden und kündigt per E-Mail. Lokalkorb kann mit einer Frist von 30 Tagen kündigen und nennt die Gründe; ohne Frist nur aus wichtigem Grund. Belege und Bestellungen bleiben abrufbar, solange das Gesetz ihre Aufbewahrung verlangt.",
    ],
  },
  {
    title: "9. Änderungen",
    paragraphs: [
      "Neue Fassungen werden mindestens 15 Tage vorher per E-Mail angekündigt und gelten, wenn der Betrieb sie annimmt. Nimmt er sie nicht an, kann er bis zum Beginn der neuen Fassung kündigen.",
    ],
  },
  {
    title: "10. Haftung und Recht",
    paragraphs: [
      "Lokalkorb haftet unbeschränkt bei Vorsatz, grober Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit, sonst nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden. Es gilt das Recht des Landes, in dem der Betreiber der Plattform seinen Sitz hat; zwingendes Recht am Sitz des Betriebs bleibt unberührt.",
    ],
  },
];
