import type { ConsentCategory } from "@lokalkorb/analytics/consent";

export const choicesText = {
  title: "Auswahl",
  save: "Auswahl speichern",
  necessary: "Notwendig",
  necessaryDetail: "immer an – was das ist",
} as const;

export const categoryText: Readonly<Record<ConsentCategory, { readonly name: string; readonly detail: string }>> = {
  preferences: { name: "Funktionen", detail: "Zum Beispiel der Chat mit uns." },
  statistics: {
    name: "Statistik",
    detail: "Welche Seiten genutzt werden und wo es hakt. Bist du angemeldet, auch Name und E-Mail.",
  },
  marketing: { name: "Werbung", detail: "Ob unsere Anzeigen zu Bestellungen führen." },
};
