import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { DateField } from "@/shared/forms/time/date-field";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { DiscountLimits } from "./discount-limits.tsx";
import { switchCampaign, type DiscountValues } from "./discount-values.ts";
import { discountsText, kindNames } from "./discounts-text.ts";
import type { Discounts } from "./use-discounts.ts";

const labels = discountsText.form;

export interface DiscountFieldsProps {
  readonly form: FormFields<DiscountValues>;
  readonly isNew: boolean;
  readonly discounts: Discounts;
}

/** The gift of a code, and its conditions. */
export function DiscountFields({ form, isNew, discounts }: DiscountFieldsProps): ReactElement {
  const { value: values, set } = form;
  const { kind, autoApply } = values;
  return (
    <>
      <ChoiceField
        label={labels.how}
        name="autoApply"
        hint={autoApply ? labels.campaignHint : undefined}
        choices={labels.hows}
        value={autoApply ? "campaign" : "code"}
        onChange={(how) => set(switchCampaign(values, how === "campaign", isNew))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {!autoApply && (
          <TextField
            label={labels.code}
            hint={isNew ? labels.codeHint : labels.codeFixed}
            readOnly={!isNew}
            autoCapitalize="characters"
            autoComplete="off"
            {...form.text("code")}
          />
        )}
        <TextField label={labels.name} hint={labels.nameHint} maxLength={120} {...form.text("name")} />
        <ChoiceField label={labels.kind} choices={kindNames} disabled={!isNew} {...form.choice("kind")} />
        {kind === "percent" && <TextField label={labels.percent} {...form.percent("percent")} />}
        {kind === "fixed" && <TextField label={labels.amount} {...form.cents("amount")} />}
        {kind === "freeItem" && (
          <ChoiceField
            label={labels.item}
            choices={Object.fromEntries([
              ["", labels.chooseItem],
              ...discounts.items.map(({ id, name }) => [id, name]),
            ])}
            {...form.choice("itemId")}
          />
        )}
        {(kind === "freeItem" || kind === "bundlePrice") && <TextField label={labels.qty} {...form.count("qty")} />}
        {kind === "bundlePrice" && <TextField label={labels.bundleAmount} {...form.cents("amount")} />}
        {kind === "percent" && (
          <TextField label={labels.maxDiscount} note={labels.optional} {...form.cents("maxDiscount")} />
        )}
      </div>
      <fieldset className="grid gap-4 border-t border-line pt-4">
        <legend className="float-left text-h3 font-bold">{labels.conditions}</legend>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label={labels.minSubtotal} note={labels.optional} {...form.cents("minSubtotal")} />
          {!autoApply && <TextField label={labels.maxUses} note={labels.optional} {...form.count("maxUses")} />}
          {!autoApply && !values.oncePerCustomer && (
            <TextField label={labels.maxUsesPerCustomer} note={labels.optional} {...form.count("maxUsesPerCustomer")} />
          )}
          <DateField label={labels.validFrom} note={labels.optional} {...form.text("validFrom")} />
          <DateField label={labels.validTo} note={labels.optional} {...form.text("validTo")} />
        </div>
        <ChipChoice
          legend={labels.ways}
          hint={labels.fulfilmentHint}
          choices={fulfilmentTypes.map((type) => [type, fulfilmentTypeLabels[type]])}
          {...form.choice("distribution")}
        />
        {discounts.categories.length > 0 && (
          <ChipChoice
            legend={labels.categories}
            hint={labels.categoriesHint}
            choices={discounts.categories.map(({ id, name }) => [id, name])}
            {...form.choice("includeCategories")}
          />
        )}
        <div className="grid gap-2">
          <p className="field-label">{labels.windows}</p>
          <p className="text-meta text-ink-2">{labels.windowsHint}</p>
          <WindowRows rows={form.rows("windows")} />
        </div>
        <DiscountLimits form={form} items={discounts.items} />
        <div className="grid md:grid-cols-2">
          {flagsOf(values).map(([name, label]) => (
            <Checkbox key={name} label={label} {...form.flag(name)} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

const flagsOf = ({ autoApply }: DiscountValues) => (autoApply ? flags : [...personalFlags, ...flags]);

const personalFlags = [
  ["oncePerCustomer", labels.once],
  ["firstOrderOnly", labels.first],
] as const;
const flags = [
  ["excludeDiscounted", labels.excludeDiscounted],
  ["discountsDelivery", labels.delivery],
  ["stackable", labels.stackable],
] as const;
