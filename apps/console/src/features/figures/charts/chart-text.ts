export const chartText = {
  asTable: "Als Tabelle",
  asPicture: "Als Bild",
  few: "wenige",
  many: "viele",
  peak: "Spitze:",
  heat: (peak: string): string => `Bestellungen nach Wochentag und Stunde. Am meisten: ${peak}.`,
  heatEmpty: "Bestellungen nach Wochentag und Stunde. Noch keine.",
  heatHead: ["Wochentag und Stunde", "Bestellungen"],
} as const;
