export const shopsMapText = {
  map: "Karte der Betriebe",
  lead: "Gezeigt werden die Betriebe der Liste und Orte, die wir kennen. Eine gefüllte Nadel heißt: gerade geöffnet. Ein Betrieb ohne genauen Punkt steht in der Mitte seiner Postleitzahl.",
  noPoint: (names: readonly string[]): string =>
    `${names.join(", ")} ${names.length === 1 ? "steht" : "stehen"} nur in der Liste: Den genauen Punkt kennen wir nicht.`,
  none: "Von diesen Betrieben kennen wir noch keinen Punkt. In der Liste stehen alle.",
  noMap: "Dieser Browser kann keine Karte zeichnen. In der Liste darunter stehen dieselben Betriebe.",
  here: "Dein Ort",
  pin: (name: string, opening: string): string => `${name}, ${opening}`,
  close: "Karte des Betriebs schließen",
  toShop: "Zum Betrieb",
} as const;
