export const startText = {
  title: "Lokalkorb Konsole",
  loading: "Dein Betrieb wird geöffnet",
  noShop: "Dein Konto gehört noch zu keinem Betrieb.",
  noShopNext: (email: string): string =>
    `Du bist als ${email} angemeldet. Leg deinen Betrieb an, das dauert zwei Minuten.`,
  newShop: "Betrieb anlegen",
  signOut: "Mit anderem Konto anmelden",
} as const;
