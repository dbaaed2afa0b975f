export const startText = {
  title: "Lokalkorb Konsole",
  loading: "Dein Betrieb wird geöffnet",
  noShop: "Dein Konto gehört noch zu keinem Betrieb.",
  noShopNext: (email: string): string =>
    `Du bist als ${email} angemeldet. Bitte die Inhaberin oder den Inhaber, dich mit dieser Adresse einzuladen. Danach öffnet sich diese Seite von selbst.`,
  signOut: "Mit anderem Konto anmelden",
} as const;
