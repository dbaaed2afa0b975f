import type { Allergen } from "@lokalkorb/domain/catalog/goods/allergen";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { centsField, countField, readCents, readCount } from "@/shared/forms/state/read-amount";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";

export type OptionFields = FieldsOf<typeof optionDocument>;
type Choice = OptionFields["choices"][number];

export interface ChoiceDraft {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly allergens: readonly Allergen[];
  readonly default: boolean;
  readonly maxQty: string;
  readonly deposit: string;
  /** 'gruppe/wahl' for each choice of another group that shows this one. */
  readonly dependsOn: readonly string[];
}

/** A group of choices as it is typed. */
export interface OptionDraft {
  readonly name: string;
  readonly internalName: string;
  readonly select: OptionFields["select"];
  readonly min: string;
  /** Empty: no upper limit. */
  readonly max: string;
  readonly pricing: OptionFields["pricing"];
  readonly flat: string;
  readonly freeCount: string;
  readonly textMaxLength: string;
  readonly status: OptionFields["status"];
  readonly choices: readonly ChoiceDraft[];
}

export const newChoice = (): ChoiceDraft => ({
  id: crypto.randomUUID().slice(0, 8),
  name: "",
  price: "0,00",
  allergens: [],
  default: false,
  maxQty: "1",
  deposit: "",
  dependsOn: [],
});

export const newOption: OptionDraft = {
  name: "",
  internalName: "",
  select: "single",
  min: "1",
  max: "1",
  pricing: "perChoice",
  flat: "",
  freeCount: "",
  textMaxLength: "",
  status: "active",
  choices: [],
};

export const optionDraft = (option: OptionFields): OptionDraft => ({
  name: option.name,
  internalName: option.internalName ?? "",
  select: option.select,
  min: countField(option.min),
  max: option.max === null ? "" : countField(option.max),
  pricing: option.pricing,
  flat: centsField(option.flatCents),
  freeCount: countField(option.freeCount),
  textMaxLength: countField(option.textMaxLength),
  status: option.status,
  choices: option.choices.map((choice) => ({
    id: choice.id,
    name: choice.name,
    price: centsField(choice.priceCents),
    allergens: choice.allergens,
    default: choice.default,
    maxQty: countField(choice.maxQty),
    deposit: centsField(choice.depositCents),
    dependsOn: (choice.dependsOn ?? []).flatMap(({ optionId, choiceIds }) =>
      choiceIds.map((choiceId) => `${optionId}/${choiceId}`),
    ),
  })),
});

/** Fields of a choice without a form (diets, tax, alcohol, sold out) stay with it. */
export function storedOption(draft: OptionDraft, before: OptionFields | null): OptionFields {
  const { select, pricing, status } = draft;
  return {
    name: draft.name.trim(),
    ...ifTyped("internalName", draft.internalName, (typed) => typed.trim()),
    select,
    min: readCount(draft.min) ?? 0,
    max: select === "single" ? 1 : readCount(draft.max),
    ...(pricing === "perChoice" && ifTyped("freeCount", draft.freeCount, readCount)),
    pricing,
    ...(pricing === "flat" && ifTyped("flatCents", draft.flat, readCents)),
    choices: draft.choices.map((choice) =>
      storedChoice(
        choice,
        before?.choices.find(({ id }) => id === choice.id),
      ),
    ),
    ...(select === "text" && ifTyped("textMaxLength", draft.textMaxLength, readCount)),
    status,
  };
}

function storedChoice(draft: ChoiceDraft, before: Choice | undefined): Choice {
  const { depositCents: _deposit, dependsOn: _depends, ...kept } = before ?? {};
  const dependsOn = new Map<string, string[]>();
  for (const each of draft.dependsOn) {
    const [optionId = "", choiceId = ""] = each.split("/");
    dependsOn.set(optionId, [...(dependsOn.get(optionId) ?? []), choiceId]);
  }
  return {
    ...kept,
    id: draft.id,
    name: draft.name.trim(),
    priceCents: readCents(draft.price) ?? 0,
    allergens: draft.allergens,
    default: draft.default,
    maxQty: readCount(draft.maxQty) ?? 1,
    ...ifTyped("depositCents", draft.deposit, readCents),
    ...(dependsOn.size > 0 && {
      dependsOn: [...dependsOn].map(([optionId, choiceIds]) => ({ optionId, choiceIds })),
    }),
  };
}

export function optionErrors(draft: OptionDraft): FieldErrors {
  const { errors, note, text, cents, count } = fieldChecks();
  const { select, choices } = draft;
  text("name", draft.name, 120);
  count("min", draft.min, { max: select === "single" ? 1 : 1000 });
  if (select !== "single")
    count("max", draft.max, { optional: true, min: Math.max(1, readCount(draft.min) ?? 1), max: 1000 });
  if (draft.pricing === "flat") cents("flat", draft.flat);
  count("freeCount", draft.freeCount, { optional: true, max: 1000 });
  if (select === "text") {
    count("textMaxLength", draft.textMaxLength, { min: 1, max: 1000 });
    return errors;
  }
  if (choices.length === 0) note("choices", { sentence: "Bitte mindestens eine Wahl anlegen." });
  choices.forEach((choice, index) => {
    const at = (name: keyof ChoiceDraft): string => `choices.${index}.${name}`;
    text(at("name"), choice.name, 120);
    cents(at("price"), choice.price);
    cents(at("deposit"), choice.deposit, { optional: true });
    count(at("maxQty"), choice.maxQty, { min: 1, max: 1000 });
  });
  const preset = choices.filter((choice) => choice.default).length;
  const most = select === "single" ? 1 : (readCount(draft.max) ?? Infinity);
  if (preset > most) note("choices", { sentence: "Mehr ist vorausgewählt, als gewählt werden darf." });
  const reach = choices.reduce((sum, { maxQty }) => sum + (select === "quantity" ? (readCount(maxQty) ?? 1) : 1), 0);
  if (choices.length > 0 && (readCount(draft.min) ?? 0) > reach) note("min", "too-large");
  return errors;
}
