import { choice as choiceField, optionFields } from "@lokalkorb/domain/catalog/goods/option-group";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { countField, readCount } from "@/shared/forms/state/read-amount";
import { fieldChecks } from "@/shared/forms/state/read-fields";

export type OptionFields = FieldsOf<typeof optionDocument>;
type Choice = OptionFields["choices"][number];

const shownChoice = documentForm(
  choiceField.fields,
  [
    "id",
    "name",
    "priceCents",
    "depositCents",
    "depositKind",
    "vatClass",
    "alcohol",
    "diets",
    "itemId",
    "maxQty",
    "default",
    "allergens",
  ],
  { rules: () => ({ name: { max: 120 }, maxQty: { min: 1, max: 1000 } }) },
);

export interface ChoiceValues extends FormValues<typeof shownChoice> {
  /** Whether some diets hold no longer with it; `diets` are those that do. */
  readonly changesDiets: boolean;
  /** 'gruppe/wahl' for each choice of another group that shows this one. */
  readonly dependsOn: readonly string[];
}

/** Fields of a choice without a form, such as when it comes back, stay with it. */
const choice = {
  ...shownChoice,
  values: (stored: Partial<Choice>): ChoiceValues => ({
    ...shownChoice.values(stored),
    changesDiets: stored.diets !== undefined,
    dependsOn: (stored.dependsOn ?? []).flatMap(({ optionId, choiceIds }) =>
      choiceIds.map((choiceId) => `${optionId}/${choiceId}`),
    ),
  }),
  stored: (values: ChoiceValues, before: Partial<Choice>): Choice => {
    const groups = Map.groupBy(values.dependsOn, (each) => each.split("/")[0] ?? "");
    const dependsOn = [...groups].map(([optionId, all]) => ({
      optionId,
      choiceIds: all.map((each) => each.split("/")[1] ?? ""),
    }));
    return shownChoice.stored(values, before, {
      dependsOn: dependsOn.length > 0 ? dependsOn : undefined,
      // An empty list says that no diet holds with it.
      diets: values.changesDiets ? values.diets : undefined,
    });
  },
};

const form = documentForm(
  optionFields,
  ["name", "internalName", "select", "min", "pricing", "flatCents", "freeCount", "textMaxLength", "status", "choices"],
  {
    rows: { choices: choice },
    rules: ({ select, pricing }) => ({
      min: select === "single" ? { max: 1 } : {},
      flat: { asked: pricing === "flat", optional: false },
      freeCount: { asked: pricing === "perChoice" },
      textMaxLength: { asked: select === "text", optional: false, min: 1 },
      choices: { asked: select !== "text", missing: { sentence: "Bitte mindestens eine Wahl anlegen." } },
    }),
  },
);

/** A group of choices. */
export interface OptionValues extends FormValues<typeof form> {
  /** Empty: no upper limit. */
  readonly max: string;
}

/** Fields that are changed, checked and merged together. */
export const optionGroups = [
  ["select", "min", "max", "textMaxLength", "choices"],
  ["pricing", "flat", "freeCount"],
] as const satisfies readonly (readonly (keyof OptionValues)[])[];

export const newChoice = (): ChoiceValues =>
  choice.values({ id: crypto.randomUUID().slice(0, 8), priceCents: 0, maxQty: 1 });

export const optionValues = (option: Partial<OptionFields>): OptionValues => ({
  ...form.values(option),
  max: countField(option.max ?? undefined),
});
export const newOption = optionValues({ select: "single", min: 1, max: 1, pricing: "perChoice", status: "active" });

export const storedOption = (values: OptionValues, before: OptionFields | null): OptionFields =>
  form.stored(values, before ?? {}, { max: values.select === "single" ? 1 : readCount(values.max) });

export function optionErrors(values: OptionValues): FieldErrors {
  const checks = fieldChecks();
  const { errors, note, count } = checks;
  const { select, choices } = values;
  const least = readCount(values.min) ?? 0;
  form.check(values, checks);
  if (select !== "single") count("max", values.max, { optional: true, min: Math.max(1, least), max: 1000 });
  if (select === "text") return errors;
  const preset = choices.filter((each) => each.default).length;
  const most = select === "single" ? 1 : (readCount(values.max) ?? Infinity);
  if (preset > most) note("choices", { sentence: "Mehr ist vorausgewählt, als gewählt werden darf." });
  const reach = choices.reduce((sum, { maxQty }) => sum + (select === "quantity" ? (readCount(maxQty) ?? 1) : 1), 0);
  if (choices.length > 0 && least > reach) note("min", "too-large");
  return errors;
}
