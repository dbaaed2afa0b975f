export const membersText = {
  back: (shop: string): string => `Zu ${shop}`,
  what: (shop: string): string =>
    `${shop} verkauft hier an Mitglieder: an alle, deren E-Mail-Adresse auf der Liste des Betriebs steht.`,
  how: (shop: string): string =>
    `Mitglied wirst du bei ${shop} selbst. Nenne dort die Adresse, mit der du dich bei Lokalkorb anmeldest.`,
  signedOut: "Du bist Mitglied? Melde dich mit der Adresse an, die der Betrieb von dir kennt.",
  signIn: "Anmelden oder Konto anlegen",
  unknownAddress: (email: string): string =>
    `Du bist angemeldet mit ${email}. Diese Adresse steht nicht auf der Liste, oder sie ist noch nicht bestätigt.`,
  account: "Zu deinem Konto",
  call: (phone: string): string => `Anrufen: ${phone}`,
  open: "Was es für alle gibt",
  looking: "Wir sehen auf der Liste nach",
  failed: "Gerade lässt sich nicht nachsehen, ob du Mitglied bist.",
  failedHint: "Prüf deine Verbindung. Mit dem nächsten Netz versuchen wir es von selbst wieder.",
  again: "Noch einmal nachsehen",
};
