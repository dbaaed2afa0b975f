export const secondFactorText = {
  title: "Zweiter Faktor",
  lead: "Dein Konto fragt nach einem Code aus deiner Authenticator-App.",
  submit: "Anmelden",
  pending: "Du wirst angemeldet …",
  failed: "Anmeldung nicht möglich",
  back: "Zurück zum Anfang",
  lost: "Handy verloren? Wende dich an Lokalkorb: Der zweite Faktor wird entfernt, sobald geprüft ist, wer fragt.",
} as const;
