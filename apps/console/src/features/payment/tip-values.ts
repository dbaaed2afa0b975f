import { centsField, countField, readCents, readCount } from "@/shared/forms/state/read-amount";
import type { FieldChecks } from "@/shared/forms/state/read-fields";
import type { PaymentFields } from "./payment-values.ts";

type Tips = NonNullable<PaymentFields["tips"]>;

export const presetNames = ["tip1", "tip2", "tip3"] as const;

/** The tip's proposals in percent or euros. */
export interface TipValues extends Readonly<Record<(typeof presetNames)[number], string>> {
  readonly tipMode: "off" | Tips["mode"];
}

const usual: Readonly<Record<Tips["mode"], readonly number[]>> = { percent: [5, 10, 15], fixed: [100, 200, 500] };

/** The usual proposals, for a new form or a change from one kind to the other. */
export function usualTips(tipMode: TipValues["tipMode"]): TipValues {
  const mode = tipMode === "off" ? "percent" : tipMode;
  return { tipMode, ...presetFields({ mode, presets: usual[mode] }) };
}

function presetFields({ mode, presets }: Pick<Tips, "mode" | "presets">): Omit<TipValues, "tipMode"> {
  const [tip1 = "", tip2 = "", tip3 = ""] = presets.map((each) =>
    mode === "fixed" ? centsField(each) : countField(each),
  );
  return { tip1, tip2, tip3 };
}

export const tipValues = (tips: PaymentFields["tips"]): TipValues =>
  tips === undefined
    ? usualTips("off")
    : { tipMode: tips.enabled ? tips.mode : "off", ...presetFields({ ...tips, presets: tips.presets.slice(0, 3) }) };

export function checkTips(values: TipValues, { note, cents, count }: FieldChecks): void {
  if (values.tipMode === "off") return;
  for (const name of presetNames) {
    if (values.tipMode === "fixed") cents(name, values[name], { optional: true, min: 10, max: 10_000 });
    else count(name, values[name], { optional: true, min: 1, max: 50 });
  }
  if (presetNames.every((name) => values[name].trim() === "")) note("tip1", "missing");
}

/** Smallest first, each once. Switched off keeps what was proposed; a shop that never asked has nothing stored. */
export function storedTips(values: TipValues, before: PaymentFields["tips"]): PaymentFields["tips"] {
  const { tipMode } = values;
  if (tipMode === "off") return before && { ...before, enabled: false };
  const read = tipMode === "fixed" ? readCents : readCount;
  const presets = presetNames.flatMap((name) => read(values[name]) ?? []);
  return {
    enabled: true,
    mode: tipMode,
    presets: [...new Set(presets)].toSorted((a, b) => a - b),
    recipient: before?.recipient ?? "staff",
  };
}
