/** Words of the form for one line's wish. */
export const lineNoteText = {
  label: (name: string): string => `Dein Wunsch zu ${name}`,
  hint: "Zum Beispiel „dünn geschnitten“. Über deine Gesundheit schreib nichts, was der Betrieb nicht wissen muss.",
  keep: "Übernehmen",
  leave: "Abbrechen",
} as const;
