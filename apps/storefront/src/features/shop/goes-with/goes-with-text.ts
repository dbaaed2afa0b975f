export const goesWithText = {
  title: "Passt dazu",
  lead: "Vorschläge des Betriebs",
  add: (name: string): string => `${name}: in den Korb`,
  choose: (name: string): string => `${name}: auswählen`,
  close: "Vorschläge schließen",
} as const;
