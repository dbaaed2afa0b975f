export const mapText = {
  closer: "Näher heran",
  further: "Weiter weg",
  all: "Alles zeigen",
  scroll: "Zum Vergrößern Strg gedrückt halten und scrollen",
  scrollMac: "Zum Vergrößern ⌘ gedrückt halten und scrollen",
  twoFingers: "Mit zwei Fingern verschieben",
  toMapbox: "Zur Website von Mapbox",
  credits: "Woher die Karte kommt",
  improve: "Karte verbessern",
  scale: (meters: number): string => (meters < 1000 ? `${meters} m` : `${meters / 1000} km`),
} as const;
