import { formatMoney } from "../kernel/format/format-money.ts";
import type { Cents } from "../kernel/money/cents.ts";
import type { Substitution } from "../kernel/substitution.ts";

/** The wish for a line that runs out, as it stands below its name. */
export const substitutionLabels: Readonly<Record<Substitution, string>> = {
  ask: "Wenn es fehlt: fragen",
  replace: "Wenn es fehlt: ersetzen",
  remove: "Wenn es fehlt: weglassen",
};

interface WishedLine {
  readonly substitution?: Substitution | undefined;
  readonly dearerByCents?: Cents | undefined;
}

/** The wish for a line, with the limit where one was named. */
export const substitutionWords = ({ substitution = "ask", dearerByCents }: WishedLine): string =>
  dearerByCents === undefined
    ? substitutionLabels[substitution]
    : `${substitutionLabels[substitution]}, bis ${formatMoney(dearerByCents)} teurer ohne Rückfrage`;
