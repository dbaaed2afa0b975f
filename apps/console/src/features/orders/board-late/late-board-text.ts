export const lateBoardText = {
  peak: (time: string): string => `Spitze um ${time}`,
  units: (units: number): string => (units === 1 ? "1 Einheit" : `${units} Einheiten`),
  load: (steps: string): string => `Arbeit der nächsten zwei Stunden: ${steps}`,
  toMake: (day: string): string => `Zu machen für ${day}`,
  moreGoods: (count: number): string => (count === 1 ? "und 1 weiterer Artikel" : `und ${count} weitere Artikel`),
  cancelledHead: "Storniert",
  cancelledBy: "von der Kundschaft",
  seen: "Gesehen",
  print: "Liste drucken",
} as const;
