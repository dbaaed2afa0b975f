const orders = (count: number): string => (count === 1 ? "1 Bestellung" : `${count} Bestellungen`);

export const closedText = {
  open: (count: number): string => (count === 1 ? "Diese Bestellung verlegen" : "Diese Bestellungen verlegen"),
  title: (count: number): string => `${orders(count)} verlegen`,
  lead: "Jede behält ihre Uhrzeit oder bekommt die nächste freie. Die Kundschaft bekommt den neuen Termin als Mail.",
  day: "Neuer Tag",
  list: "Was sich ändert",
  loading: "Freie Tage werden gesucht",
  none: "In den nächsten vier Wochen nimmt kein anderer Tag diese Bestellungen auf. Verlege oder storniere sie einzeln auf der Tafel.",
  becomes: (now: string, then: string): string => `${now} → ${then}`,
  notOn: (now: string, way: string): string => `${now}: „${way}“ hat an dem Tag keine freie Zeit. Sie bleibt liegen.`,
  tooFar: (now: string): string => `${now}: Sie ist schon fertig oder noch nicht bezahlt. Sie bleibt liegen.`,
  press: (count: number, day: string): string => `${orders(count)} auf ${day} verlegen`,
  moved: (count: number, day: string): string => `${orders(count)} verlegt: ${day}`,
  back: "Abbrechen",
};
