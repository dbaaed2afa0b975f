import type { ConsentCategory } from "@lokalkorb/analytics/consent";

export const choicesText = {
  title: "Auswahl",
  save: "Auswahl speichern",
  necessary: "Notwendig",
  necessaryDetail: "immer an – was das ist",
} as const;

export const categoryText: Readonly<Record<ConsentCategory, { readonly name: string; readonly detail: string }>> = {
  preferences: { name: "Funktionen", detail: "Zum Beispiel ein Chat, wo es einen gibt." },
  statistics: {
    name: "Statistik",
    detail: "Welche Seiten genutzt werden und wo es hakt. Von angemeldeten Betrieben auch Name und E-Mail.",
  },
  marketing: { name: "Werbung", detail: "Ob eine Anzeige zu einer Bestellung geführt hat." },
};

/** A choice of its own, where streets are configured. */
export const streetsChoiceText = {
  name: "Straßen auf Karten",
  detail: "Von Mapbox aus den USA, wenn du eine Karte öffnest; es erfährt IP-Adresse und Ausschnitt.",
} as const;
