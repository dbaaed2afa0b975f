export const streetsText = {
  title: "Straßen auf der Karte",
  ask: "Straßen zeigen? Die Karte kommt dann von Mapbox aus den USA. Mapbox erfährt deine IP-Adresse und welchen Ausschnitt du ansiehst, und hinterlegt in deinem Browser eine Kennung, mit der es Besuche zählt. Ohne Straßen zeigt die Karte nur, was wir selbst wissen, und nichts geht an andere. Du kannst das hier und in den Cookie-Einstellungen jederzeit ändern.",
  privacy: "Datenschutz",
  show: "Straßen zeigen",
  notNow: "Ohne Straßen",
  showMore: "Straßen zeigen …",
  shown: "Mit Straßen von Mapbox.",
  hide: "Straßen ausblenden",
  failed: "Die Straßen sind gerade nicht zu haben. Hier steht unsere eigene Karte.",
  retry: "Noch einmal versuchen",
} as const;
