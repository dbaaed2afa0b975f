export const errorsText = {
  notFound: "Diese Seite gibt es nicht.",
  notFoundHint: "Vielleicht ist ein Buchstabe zu viel in der Adresse, oder der Betrieb ist umgezogen.",
  failed: "Das hat nicht geklappt.",
  failedHint: "Wir sind gleich wieder da. Dein Korb bleibt in diesem Browser erhalten.",
  field: "Suche in allen Betrieben",
  search: "Brot, Käse, Honig …",
  send: "Suchen",
  home: "Zu allen Betrieben",
  again: "Nochmal versuchen",
} as const;
