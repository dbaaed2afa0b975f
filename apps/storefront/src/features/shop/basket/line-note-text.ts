/** Words of the wish for one line; they come with the lines of the basket. */
export const lineNoteText = {
  add: "Wunsch dazu",
  change: "Wunsch ändern",
  addOf: (name: string, isThere: boolean): string => `${name}: ${isThere ? "Wunsch ändern" : "Wunsch dazu"}`,
  label: (name: string): string => `Dein Wunsch zu ${name}`,
  hint: "Zum Beispiel „dünn geschnitten“. Über deine Gesundheit schreib nichts, was der Betrieb nicht wissen muss.",
  keep: "Übernehmen",
  leave: "Abbrechen",
} as const;
