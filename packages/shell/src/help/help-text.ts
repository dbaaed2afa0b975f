import type { BrowserConfig } from "../config/browser-config.ts";

interface Input {
  readonly question: string;
  readonly answer: string;
  /** The shop itself helps, where a page is one's. */
  readonly leadsToSeller?: true;
}

export const helpText = {
  title: "Hilfe",
  contact: "Nichts dabei?",
  writeMail: "E-Mail an Lokalkorb",
  report: "Problem melden",
  startChat: "Chat öffnen",
  startingChat: "Der Chat wird geladen …",
  chatFailed: "Der Chat lässt sich gerade nicht laden. Vielleicht blockiert ihn dein Browser.",
  chatNotice: (provider: string): string =>
    `Der Chat kommt von ${provider}. Mit „Chat öffnen“ erlaubst du, dass dafür Inhalte von dort geladen werden.`,
} as const;

export const questions: Readonly<Record<BrowserConfig["app"], readonly Input[]>> = {
  storefront: [
    {
      question: "Wie bestelle ich?",
      answer:
        "Such dir einen Betrieb aus, leg Produkte in den Korb, wähle an der Kasse eine Zeit und bestelle. Ein Konto brauchst du dafür nicht.",
    },
    {
      question: "Wo sehe ich, wie weit meine Bestellung ist?",
      answer: "Auf deiner Bestellseite. Sie öffnet sich nach dem Bestellen und zeigt jede Änderung von selbst.",
    },
    {
      question: "Kann ich noch stornieren?",
      answer:
        "Ja, auf deiner Bestellseite, solange die Frist des Betriebs läuft. Danach hilft dir der Betrieb selbst weiter.",
      leadsToSeller: true,
    },
    {
      question: "Mit meiner Bestellung stimmt etwas nicht.",
      answer:
        "Verkauft hat sie dir der Betrieb. Seine Telefonnummer und E-Mail stehen in seinem Impressum, unten auf jeder seiner Seiten.",
      leadsToSeller: true,
    },
  ],
  console: [
    {
      question: "Warum höre ich neue Bestellungen nicht?",
      answer:
        "Der Browser erlaubt Ton erst, nachdem du auf „Ton einschalten“ gedrückt hast. Prüfe auch die Lautstärke des Geräts.",
    },
    {
      question: "Wie nehme ich etwas aus dem Verkauf?",
      answer: "Stell den Artikel unter „Angebot“ auf ausverkauft. Im Laden ist das sofort zu sehen.",
    },
    {
      question: "Was passiert, wenn die Verbindung weg ist?",
      answer:
        "Oben steht dann „Offline seit“ mit der Uhrzeit. Sobald die Verbindung wieder da ist, erscheinen alle Bestellungen von selbst.",
    },
  ],
};
