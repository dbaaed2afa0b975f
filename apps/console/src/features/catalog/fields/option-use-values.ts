import { optionRef } from "@lokalkorb/domain/catalog/goods/item-fields";
import type { ValueOf } from "@lokalkorb/domain/kernel/fields/field";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import { readCount } from "@/shared/forms/state/read-amount";
import type { FieldChecks } from "@/shared/forms/state/read-fields";

type OptionRef = ValueOf<typeof optionRef>;

const form = documentForm(optionRef.fields, ["optionId", "min", "max"], {
  rules: ({ min }) => ({ max: { min: Math.max(1, readCount(min) ?? 1) } }),
});

/** That an article or a bundle uses a group of choices; empty limits are those of the group. */
export interface OptionUseValues extends FormValues<typeof form> {
  readonly enabled?: boolean;
}

export const optionUses = (refs: readonly OptionRef[] = []): readonly OptionUseValues[] =>
  refs.map(({ enabled, ...ref }) => ({ ...form.values(ref), ...(enabled !== undefined && { enabled }) }));

export const optionRefsOf = (
  uses: readonly OptionUseValues[],
  before: readonly OptionRef[] = [],
): readonly OptionRef[] =>
  uses.map((use) =>
    form.stored(use, before.find(({ optionId }) => optionId === use.optionId) ?? {}, { enabled: use.enabled }),
  );

export const checkOptionUses = (uses: readonly OptionUseValues[], checks: FieldChecks): void =>
  uses.forEach((use, index) => form.check(use, checks, { at: `options.${index}.` }));
