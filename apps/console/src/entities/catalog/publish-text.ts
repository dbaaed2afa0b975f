export const publishText = {
  title: "Im Laden",
  version: (version: number, at: string): string => `Version ${version}, veröffentlicht ${at}`,
  never: "Noch nichts veröffentlicht",
  dirty: "Es gibt Änderungen, die noch nicht im Laden stehen.",
  clean: "Der Laden ist aktuell.",
  unsure: "Ausverkauft und Bestand wirken sofort, ohne Veröffentlichen.",
  planned: (when: string): string => `Wird ${when} von selbst veröffentlicht.`,
  missed: (when: string): string => `${when} nicht veröffentlicht: Es fehlen Angaben.`,
  button: "Veröffentlichen",
  changes: "Das ändert sich im Laden",
  andMore: (count: number): string => `und ${count} weitere`,
} as const;
