import type { LegalSection } from "./legal-page.tsx";

const sections: readonly LegalSection[] = [
  {
    title: "Unser Ziel",
    paragraphs: [
      "Diese Seiten sollen für alle bedienbar sein. Maßstab ist die Norm EN 301 549 mit den Web Content Accessibility Guidelines 2.2, Stufe AA (BFSG, BaFG).",
    ],
  },
  {
    title: "Was geht",
    paragraphs: [
      "Alles lässt sich mit der Tastatur bedienen. Der Fokus ist immer sichtbar. Screenreader hören Änderungen am Korb und am Stand der Bestellung. Texte erreichen mindestens 4,5 : 1 Kontrast, in den Farben jedes Betriebs. Die Seiten funktionieren ab 320 Pixel Breite und bei starker Vergrößerung. Bewegung ruht, wenn Ihr Gerät das wünscht.",
    ],
  },
  {
    title: "Was noch fehlt",
    paragraphs: [
      "Eine unabhängige Prüfung steht aus. Beschreibungen der Waren kommen von den Betrieben und sind nicht durchweg in Leichter Sprache.",
    ],
  },
  {
    title: "Hinweise geben",
    paragraphs: [
      "Fällt Ihnen eine Hürde auf, schreiben Sie bitte an die Adresse im Impressum. Dort erfahren Sie auch, welche Stelle die Marktüberwachung führt.",
    ],
  },
];

export const accessibilityText = { title: "Barrierefreiheit", sections };
