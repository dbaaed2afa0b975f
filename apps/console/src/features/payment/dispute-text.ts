export const disputeText = {
  title: "Rückbuchungen",
  lead: "Eine Bank fordert Geld zurück. Mit Belegen kannst du widersprechen, etwa mit der Bestellung und dem Nachweis der Abholung.",
  entry: (no: string, amount: string): string =>
    no === "" ? `${amount} aus einer archivierten Bestellung` : `${amount} aus Bestellung ${no}`,
  until: (day: string): string => `Bitte Belege bis ${day} einreichen.`,
  noAnswer: "Die Bank prüft. Du musst gerade nichts tun.",
  toProvider: "Belege beim Zahlungsanbieter einreichen",
  failed: "Ob es Rückbuchungen gibt, ließ sich gerade nicht abfragen. Lade die Seite bitte noch einmal.",
} as const;
