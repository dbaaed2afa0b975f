import type { SetupStep } from "./setup-steps.ts";

export const stepText = {
  listTitle: "Bereit für den Start",
  done: (count: number, of: number): string => `${count} von ${of} erledigt`,
  stepStates: { done: "erledigt", open: "offen", locked: "noch nicht möglich" },
  steps: {
    profile: { title: "Profil", lead: "Name, Anschrift, Telefon und E-Mail, wie sie im Laden stehen." },
    imprint: { title: "Impressum und Steuer", lead: "Wer verkauft. Steht im Impressum, auf Belegen und in E-Mails." },
    times: { title: "Zeiten und Abholung", lead: "Wann und wie die Ware zu den Leuten kommt." },
    products: { title: "Erste Artikel", lead: "Artikel anlegen, in Kategorien stellen und veröffentlichen." },
    payment: { title: "Zahlung", lead: "Bar geht sofort. Für Karte und Wallet prüft der Zahlungsdienst dein Konto." },
    contracts: { title: "Verträge mit Lokalkorb", lead: "Nutzungsbedingungen und Auftragsverarbeitung." },
    testOrder: {
      title: "Testbestellung",
      lead: "Läuft wie echt, kostet nichts, zählt nirgends mit. Ihre Nummer beginnt mit „T“.",
    },
    live: { title: "Live gehen", lead: "Dein Laden wird sichtbar, für alle oder nur mit dem Link." },
  } satisfies Record<SetupStep, { readonly title: string; readonly lead: string }>,
} as const;
