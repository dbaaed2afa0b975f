/** Errors of fields of any form. Forms of one feature add their own. */
const words = {
  missing: "Bitte ausfüllen.",
  "not-money": "Bitte einen Betrag wie 5 oder 12,50 eingeben.",
  "not-percent": "Bitte eine Zahl von 0 bis 100 eingeben.",
  "not-count": "Bitte eine ganze Zahl eingeben.",
  "not-positive": "Bitte eine ganze Zahl ab 1 eingeben.",
  "not-time": "Bitte eine Uhrzeit wie 07:30 eingeben.",
  "not-date": "Bitte ein Datum wie 24.12.2026 eingeben.",
  "ends-before": "Das Ende liegt vor dem Anfang.",
  "too-small": "Das ist zu wenig.",
  "too-large": "Das ist zu viel.",
  "too-long": "Das ist zu lang.",
  "not-email": "Bitte eine E-Mail-Adresse eingeben.",
  "code-shape": "3 bis 30 Zeichen: Großbuchstaben, Ziffern und Bindestrich, keine Umlaute.",
  "code-taken": "Diesen Code gibt es schon.",
  taken: "Das gibt es schon.",
  "choose-one": "Bitte mindestens eins auswählen.",
} as const;

export type FieldProblem = keyof typeof words;

/** By the name of the field; fields of a row are called `zones.0.plz`. A sentence says what the list above cannot. */
export type FieldErrors = Readonly<Record<string, FieldProblem | { readonly sentence: string }>>;

export function problemWords(errors: FieldErrors, name: string): string | undefined {
  const problem = errors[name];
  if (problem === undefined) return undefined;
  return typeof problem === "string" ? words[problem] : problem.sentence;
}
