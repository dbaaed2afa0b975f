import type { BrowserConfig } from "../config/browser-config.ts";

const shared = {
  title: "Deine Privatsphäre",
  privacy: "Datenschutz",
  acceptAll: "Alle akzeptieren",
  choose: "Einstellungen",
  coming: "Wird geladen …",
} as const;

/** The console takes no orders, and “Ablehnen” is an action on one. */
export const cookieBannerText = {
  storefront: {
    ...shared,
    intro: "Was für deine Bestellung nötig ist, speichern wir immer. Alles andere nur, wenn du magst.",
    decline: "Ablehnen",
  },
  console: {
    ...shared,
    intro: "Was die Konsole braucht, speichert sie immer. Alles andere nur, wenn du magst.",
    decline: "Nur was nötig ist",
  },
} as const satisfies Record<BrowserConfig["app"], object>;
