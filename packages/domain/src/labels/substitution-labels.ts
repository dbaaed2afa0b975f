import type { Substitution } from "../kernel/substitution.ts";

/** The wish for a line that runs out, as it stands below its name. */
export const substitutionLabels: Readonly<Record<Substitution, string>> = {
  ask: "Wenn es fehlt: fragen",
  replace: "Wenn es fehlt: ersetzen",
  remove: "Wenn es fehlt: weglassen",
};
