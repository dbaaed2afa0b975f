import type { Substitution } from "@lokalkorb/domain/kernel/substitution";
import type { Segment } from "@lokalkorb/ui/segmented";

const substitutions: readonly Segment<Substitution>[] = [
  { value: "ask", label: "Frag mich" },
  { value: "replace", label: "Ersetzen" },
  { value: "remove", label: "Weglassen" },
];

const meaning: Readonly<Record<Substitution, string>> = {
  ask: "Der Betrieb meldet sich bei dir, bevor er etwas ändert.",
  replace: "Der Betrieb wählt etwas Ähnliches. Wird es teurer, als du erlaubst, fragt er dich vorher.",
  remove: "Der Betrieb lässt es weg. Was du dafür bezahlt hast, bekommst du zurück.",
};

/** Words of the form for one line's wish. */
export const lineNoteText = {
  label: (name: string): string => `Dein Wunsch zu ${name}`,
  hint: "Zum Beispiel „dünn geschnitten“. Über deine Gesundheit schreib nichts, was der Betrieb nicht wissen muss.",
  missing: "Wenn es fehlt",
  missingOf: (name: string): string => `Wenn ${name} fehlt`,
  substitutions,
  meaning,
  dearer: "Darf teurer werden um (€)",
  dearerHint:
    "Leer heißt: gar nicht. Es gilt, solange dein Geld nicht schon online bezahlt oder reserviert ist; dann fragt der Betrieb immer.",
  dearerWrong: "Bitte einen Betrag eingeben, zum Beispiel 2,50.",
  dearerMost: "Höchstens 100 €.",
  forAll: "Das gilt für alles in meinem Korb.",
  keep: "Übernehmen",
  leave: "Abbrechen",
} as const;
