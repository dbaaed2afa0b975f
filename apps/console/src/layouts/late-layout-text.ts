/** Words that no first load needs: of the dialog of the account, and of the tabs of the settings. */
export const lateLayoutText = {
  accountTitle: "Betrieb und Konto",
  ownAccount: "Konto und Passwort",
  currentShop: "Aktuell",
  group: "Alle Betriebe nebeneinander",
  signedInAs: (who: string): string => `Angemeldet als ${who}`,
  signOut: "Abmelden",
  settings: {
    title: "Einstellungen",
    rules: "Bestellungen",
    profile: "Profil",
    holidays: "Ferien",
    imprint: "Betrieb und Impressum",
    invoicing: "Rechnungen",
  },
} as const;
