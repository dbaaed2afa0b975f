import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import type { Operator } from "@lokalkorb/shell/config/server-config";
import type { LegalSection } from "./legal-page.tsx";

/**
 * Statements of § 14 BFSG with its annex 3 and § 14 BaFG: the service, how it works, how it meets the law, who watches.
 */
const sections = ({ email, phone }: Operator): readonly LegalSection[] => [
  {
    title: "Worum es geht",
    paragraphs: [
      "Auf Lokalkorb bestellst du Lebensmittel und Speisen bei Betrieben in deiner Nähe: zum Abholen, zum Liefern oder zum Versenden, je nachdem, was der Betrieb anbietet. Diese Erklärung gilt für alle Seiten, auf denen du auswählst, bestellst, bezahlst und deine Bestellung verfolgst.",
    ],
  },
  {
    title: "So bestellst du",
    paragraphs: [
      "Du suchst einen Betrieb aus, legst Waren in den Korb und gehst zur Kasse. Dort gibst du an, wie du erreichbar bist, wann und wie du die Waren bekommst und wie du bezahlst. Vor dem letzten Schritt steht alles noch einmal da; erst mit „zahlungspflichtig bestellen“ bestellst du. Eine Anmeldung brauchst du nicht. Danach bekommst du eine Mail mit einem Link zu deiner Bestellung. Unter „Hilfe“ am Ende jeder Seite stehen Antworten auf häufige Fragen.",
    ],
  },
  {
    title: "Wie wir die Anforderungen erfüllen",
    paragraphs: [
      "Maßstab ist die Norm EN 301 549 mit den Web Content Accessibility Guidelines, Stufe AA (BFSG in Deutschland, BaFG in Österreich).",
      "Alles lässt sich mit der Tastatur bedienen, und der Fokus ist immer zu sehen. Überschriften, Bereiche und Felder haben Namen, die ein Screenreader vorliest; Änderungen am Korb und am Stand der Bestellung sagt er von selbst an. Fehler stehen als Satz am Feld, und was du eingegeben hast, bleibt stehen. Texte haben mindestens 4,5 : 1 Kontrast, in den Farben jedes Betriebs. Die Seiten passen ab 320 Pixel Breite und bei starker Vergrößerung. Bewegung ruht, wenn dein Gerät das wünscht. Keine Eingabe an der Kasse läuft ab; für eine begonnene Onlinezahlung zeigen wir, wie lange deine Zeit reserviert ist.",
      "Automatische Prüfungen achten bei jeder Änderung auf diese Punkte.",
    ],
  },
  {
    title: "Was noch fehlt",
    paragraphs: [
      "Eine unabhängige Prüfung und Tests mit Menschen, die Hilfsmittel benutzen, stehen aus. Beschreibungen der Waren kommen von den Betrieben und sind nicht durchweg in Leichter Sprache. Belege als PDF sind für Screenreader ausgezeichnet (getaggt), aber noch mit keinem geprüft; die Beträge stehen auch auf der Seite deiner Bestellung. Für die Seite, auf der du online bezahlst, ist der Zahlungsdienst Stripe verantwortlich.",
    ],
  },
  {
    title: "Hürden melden",
    paragraphs: [
      "Fällt dir eine Hürde auf oder brauchst du etwas von diesen Seiten in anderer Form, schreib uns oder ruf an. Wir antworten und sagen dir, was wir tun.",
      `E-Mail: ${email}\nTelefon: ${formatPhone(phone)}`,
    ],
  },
  {
    title: "Wer darüber wacht",
    paragraphs: [
      "Für Betriebe in Deutschland: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.",
      "Für Betriebe in Österreich: Sozialministeriumservice, Wien.",
    ],
  },
];

export const accessibilityText = { title: "Barrierefreiheit", sections };
