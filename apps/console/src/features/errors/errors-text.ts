export const errorsText = {
  toStart: "Zur Konsole",
  notFound: {
    title: "Diese Seite gibt es nicht.",
    text: "Vielleicht ist der Link alt oder hat einen Tippfehler.",
  },
  failed: {
    title: "Die Konsole ist gerade nicht erreichbar.",
    text: "Bestellungen gehen nicht verloren. Versuche es in einem Moment noch einmal.",
  },
} as const;
