export const replayText = {
  title: "Mit den letzten vier Wochen geprüft",
  lead: "Jede Bestellung der letzten 28 Tage noch einmal, mit den Zahlen von oben.",
  ask: "Mit den letzten vier Wochen prüfen",
  loading: "Die Bestellungen der letzten vier Wochen werden geholt …",
  failed: "Die Bestellungen konnten nicht geladen werden. Prüfe die Verbindung und öffne die Seite noch einmal.",
  wrong: "Sobald alle Angaben stimmen, wird hier gerechnet.",
  none: "In den letzten vier Wochen gab es hier keine Bestellung.",
  allElsewhere: "Keine Bestellung der letzten vier Wochen liegt auf einem Termin, den es mit diesen Zeiten noch gibt.",
  allFit: (count: number): string =>
    count === 1
      ? "Die eine Bestellung hätte ihren Platz gefunden."
      : `Alle ${count} Bestellungen hätten ihren Platz gefunden.`,
  refused: (refused: number, count: number): string =>
    `${refused} von ${count} Bestellungen hätten ihren Termin nicht bekommen.`,
  time: (when: string, refused: number, count: number): string =>
    refused === 1
      ? `${when} Uhr: 1 von ${count} ${count === 1 ? "Bestellung" : "Bestellungen"} hätte keinen Platz gefunden.`
      : `${when} Uhr: ${refused} von ${count} Bestellungen hätten keinen Platz gefunden.`,
  more: (count: number): string => (count === 1 ? "Und noch ein Termin." : `Und noch ${count} Termine.`),
  elsewhere: (count: number): string =>
    count === 1
      ? "1 Bestellung lag auf einem Termin, den es mit diesen Zeiten nicht gibt. Sie ist nicht mitgerechnet."
      : `${count} Bestellungen lagen auf Terminen, die es mit diesen Zeiten nicht gibt. Sie sind nicht mitgerechnet.`,
  unknown:
    "Ob jemand auf einen anderen Termin ausgewichen wäre, weiß niemand. Stornierte und abgelehnte Bestellungen zählen nicht.",
} as const;
