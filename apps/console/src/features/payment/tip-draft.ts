import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { centsField, countField, readCents, readCount } from "@/shared/forms/state/read-amount";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import type { PaymentFields } from "./payment-draft.ts";

type Tips = NonNullable<PaymentFields["tips"]>;

export const presetNames = ["tip1", "tip2", "tip3"] as const;

/** The tip's proposals in percent or euros, as they are typed. */
export interface TipDraft extends Readonly<Record<(typeof presetNames)[number], string>> {
  readonly tipMode: "off" | Tips["mode"];
}

const usual: Readonly<Record<Tips["mode"], readonly number[]>> = { percent: [5, 10, 15], fixed: [100, 200, 500] };

/** The usual proposals, for a new form or a change from one kind to the other. */
export function usualTips(tipMode: TipDraft["tipMode"]): TipDraft {
  const mode = tipMode === "off" ? "percent" : tipMode;
  return { tipMode, ...presetFields({ mode, presets: usual[mode] }) };
}

function presetFields({ mode, presets }: Pick<Tips, "mode" | "presets">): Omit<TipDraft, "tipMode"> {
  const [tip1 = "", tip2 = "", tip3 = ""] = presets.map((each) =>
    mode === "fixed" ? centsField(each) : countField(each),
  );
  return { tip1, tip2, tip3 };
}

export const tipDraft = (tips: PaymentFields["tips"]): TipDraft =>
  tips === undefined
    ? usualTips("off")
    : { tipMode: tips.enabled ? tips.mode : "off", ...presetFields({ ...tips, presets: tips.presets.slice(0, 3) }) };

export function tipErrors(draft: TipDraft): FieldErrors {
  const { errors, note, cents, count } = fieldChecks();
  if (draft.tipMode === "off") return errors;
  for (const name of presetNames) {
    if (draft.tipMode === "fixed") cents(name, draft[name], { optional: true, min: 10, max: 10_000 });
    else count(name, draft[name], { optional: true, min: 1, max: 50 });
  }
  if (presetNames.every((name) => draft[name].trim() === "")) note("tip1", "missing");
  return errors;
}

/** Smallest first, each once. Switched off keeps what was proposed; a shop that never asked has nothing stored. */
export function storedTips(draft: TipDraft, before: PaymentFields["tips"]): PaymentFields["tips"] {
  const { tipMode } = draft;
  if (tipMode === "off") return before && { ...before, enabled: false };
  const read = tipMode === "fixed" ? readCents : readCount;
  const presets = presetNames.flatMap((name) => read(draft[name]) ?? []);
  return {
    enabled: true,
    mode: tipMode,
    presets: [...new Set(presets)].toSorted((a, b) => a - b),
    recipient: before?.recipient ?? "staff",
  };
}
