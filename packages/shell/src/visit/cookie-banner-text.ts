export const cookieBannerText = {
  title: "Deine Privatsphäre",
  intro: "Was für deine Bestellung nötig ist, speichern wir immer. Alles andere nur, wenn du magst.",
  privacy: "Datenschutz",
  acceptAll: "Alle akzeptieren",
  decline: "Ablehnen",
  choose: "Einstellungen",
} as const;
