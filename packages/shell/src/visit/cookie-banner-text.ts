import type { ConsentCategory } from "@lokalkorb/analytics/consent";

export const cookieBannerText = {
  title: "Deine Privatsphäre",
  intro: "Was für deine Bestellung nötig ist, speichern wir immer. Alles andere nur, wenn du magst.",
  privacy: "Datenschutz",
  acceptAll: "Alle akzeptieren",
  decline: "Ablehnen",
  choose: "Einstellungen",
  save: "Auswahl speichern",
  necessary: "Notwendig",
  necessaryDetail: "Immer an. Was das ist:",
} as const;

export const categoryText: Readonly<Record<ConsentCategory, { readonly name: string; readonly detail: string }>> = {
  preferences: { name: "Funktionen", detail: "Zum Beispiel der Chat mit uns." },
  statistics: {
    name: "Statistik",
    detail: "Welche Seiten genutzt werden und wo es hakt. Angemeldet mit deinem Konto.",
  },
  marketing: { name: "Werbung", detail: "Ob unsere Anzeigen zu Bestellungen führen." },
};
