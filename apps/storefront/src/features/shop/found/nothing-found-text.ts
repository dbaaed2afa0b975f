export const nothingFoundText = {
  search: (text: string): string => `Nichts gefunden für „${text}“.`,
  hint: "Versuch es mit einem kürzeren Wort oder schau in die Kategorien.",
  filtered: "Dazu passt hier gerade nichts.",
  filteredHint: "Nimm im Filter etwas weg, dann siehst du mehr.",
  near: (text: string): string => `„${text}“ gibt es hier nicht so geschrieben. Vielleicht meinst du:`,
} as const;
