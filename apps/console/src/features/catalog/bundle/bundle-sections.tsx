import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FormTabs } from "@/shared/forms/tabs/form-tabs";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { ClaimNotice } from "../claims/claim-notice.tsx";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { itemText } from "../fields/item-text.ts";
import { OptionUses } from "../fields/option-uses.tsx";
import { PictureField } from "../fields/picture-field.tsx";
import type { CatalogDraft, Category } from "../state/use-catalog.ts";
import { BundleParts } from "./bundle-parts.tsx";
import { BundleSizes } from "./bundle-sizes.tsx";
import { BundleTax } from "./bundle-tax.tsx";
import { bundleText as words } from "./bundle-text.ts";
import type { BundleValues } from "./bundle-values.ts";

export interface BundleSectionsProps {
  readonly form: FormFields<BundleValues> & { readonly errors: FieldErrors };
  readonly catalog: CatalogDraft;
}

/** The fields of a bundle. */
export function BundleSections({ form, catalog: { categories, items, options } }: BundleSectionsProps): ReactElement {
  return (
    <FormTabs
      label={itemText.parts}
      errors={form.errors}
      tabs={[
        {
          name: words.basics,
          content: (
            <>
              <BundleBasics form={form} categories={categories} />
              <BundleTax form={form} items={items} />
            </>
          ),
        },
        { name: words.content, content: <BundleParts form={form} items={items} /> },
        {
          name: itemText.choice,
          content: <OptionUses uses={form.rows("options")} options={options} lead={words.optionsLead} />,
        },
        { name: itemText.availability, content: <AvailabilityFields form={form} /> },
      ]}
    />
  );
}

interface BundleBasicsProps {
  readonly form: FormFields<BundleValues>;
  readonly categories: readonly Category[];
}

function BundleBasics({ form, categories }: BundleBasicsProps): ReactElement {
  const { pricing, sizes } = form.value;
  const names = Object.fromEntries([["", words.noCategory], ...categories.map(({ id, name }) => [id, name] as const)]);
  return (
    <FormSection title={words.basics}>
      <TextField label={words.name} maxLength={120} {...form.text("name")} />
      <TextArea label={words.description} note={words.optional} rows={2} {...form.text("description")} />
      <ClaimNotice value={{ ...form.value, diets: [], allergens: [], origin: "" }} />
      <PictureField of={form.value.name} photos={form.choice("images")} drawing={form.choice("illustration")} />
      <FieldRow>
        <ChoiceField label={words.kind} choices={words.kinds} {...form.choice("kind")} />
        <ChoiceField label={words.category} choices={names} {...form.choice("categoryId")} />
        <ChoiceField label={words.status} choices={words.statuses} {...form.choice("status")} />
        <ChoiceField label={itemText.badge} choices={itemText.badges} {...form.choice("badge")} />
      </FieldRow>
      <FieldRow>
        <ChoiceField label={words.pricing} choices={words.pricings} {...form.choice("pricing")} />
        {pricing === "fixed" && sizes.length === 0 && <TextField label={words.price} {...form.cents("price")} />}
        {pricing === "sumMinusPercent" && <TextField label={words.percent} {...form.percent("percent")} />}
        {pricing === "sumMinusCents" && <TextField label={words.minus} {...form.cents("minus")} />}
        <TextField label={words.deposit} note={words.optional} {...form.cents("deposit")} />
        <TextField label={words.minQty} {...form.count("minQty")} />
        <TextField label={words.maxQty} note={words.optional} {...form.count("maxQtyPerOrder")} />
      </FieldRow>
      {pricing === "fixed" && <BundleSizes form={form} />}
      <Checkbox label={itemText.noDiscounts} {...form.flag("excludeFromDiscounts")} />
    </FormSection>
  );
}
