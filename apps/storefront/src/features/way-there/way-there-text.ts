export const wayThereText = {
  title: (name: string): string => `Anfahrt: ${name}`,
  back: (name: string): string => `Zurück zu ${name}`,
  /** Without a place of its own a way is had at the shop. */
  shop: "Im Betrieb",
  toMap: "Auf der Karte zeigen",
  route: "Route planen",
  routeOf: (name: string): string => `Route planen: ${name}, öffnet openstreetmap.org in einem neuen Tab`,
  routeHint:
    "„Route planen“ öffnet openstreetmap.org mit dieser Adresse in einem neuen Tab. Erst dann erfährt diese Seite, wohin du willst; deinen Standort erfährt sie nur, wenn du ihn dort angibst.",
  openHours: "Öffnungszeiten",
  brings: "Zum Abholen gibt es hier nichts: Der Betrieb liefert oder versendet. Das ist seine Adresse:",
  map: "Karte der Abholorte",
  lead: "Gezeigt werden die Abholorte und Orte in der Gegend; ohne genauen Punkt die Mitte der Postleitzahl.",
  noPoint: (names: readonly string[]): string =>
    `Nicht auf der Karte, weil wir den genauen Punkt nicht kennen: ${names.join(", ")}.`,
  none: "Den genauen Punkt auf der Karte kennen wir noch nicht. Die Adresse stimmt.",
  noMap: "Dieser Browser kann keine Karte zeichnen. Die Adressen stehen hier.",
} as const;
