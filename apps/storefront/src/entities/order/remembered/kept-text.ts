export const keptText = {
  callNumber: "Deine Abrufnummer",
  state: (word: string, moment: string): string => `${word} · Stand ${moment}`,
} as const;
