import type { Unit } from "@lokalkorb/domain/kernel/branded";
import { readWeight } from "@lokalkorb/domain/ordering/weighing/read-weight";
import { gramsOfPrice, readScaleCode } from "@lokalkorb/domain/ordering/weighing/scale-code";
import type { WeighedLine } from "@lokalkorb/domain/ordering/weighing/weighing-list";
import { weighingText as words } from "./weighing-text.ts";

export type TypedWeight =
  | { readonly kind: "empty" }
  | { readonly kind: "grams"; readonly grams: Unit<"grams"> }
  /** A label tells goods, too: it fills the field, and a second press takes it. */
  | { readonly kind: "label"; readonly grams: Unit<"grams">; readonly note: string }
  | { readonly kind: "wrong"; readonly error: string };

/** The weights that were announced, as the server asks for them (PRC-10). */
export function limitsOf({ estGrams, minGrams = 1, maxGrams = 2 * estGrams }: WeighedLine["line"]["catchWeight"]) {
  return { minGrams, maxGrams };
}

/** A text from the keyboard or the scanner as a weight for this line, without the bowl. */
export function typedWeight(typed: string, { line }: Pick<WeighedLine, "line">, tareGrams: Unit<"grams">): TypedWeight {
  const text = typed.trim();
  if (text === "") return { kind: "empty" };
  const label = readScaleCode(text);
  if (label !== null) {
    const grams = label.kind === "weight" ? label.grams : gramsOfPrice(label.cents, line.catchWeight.pricePerKgCents);
    if (grams === null) return { kind: "wrong", error: words.wrong };
    const note =
      label.kind === "weight" ? words.scanned(label.item, grams) : words.scannedPrice(label.item, label.cents, grams);
    return { kind: "label", grams, note };
  }
  const read = readWeight(text);
  if (read === null) return { kind: "wrong", error: words.wrong };
  const grams = read - tareGrams;
  if (grams <= 0) return { kind: "wrong", error: words.belowTare };
  const { minGrams, maxGrams } = limitsOf(line.catchWeight);
  return grams < minGrams || grams > maxGrams
    ? { kind: "wrong", error: words.outside(minGrams, maxGrams) }
    : { kind: "grams", grams };
}
