import { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, useState, type ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { FormTabs } from "@/shared/forms/tabs/form-tabs";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { CatalogForm } from "../fields/catalog-form.tsx";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { OptionUses } from "../fields/option-uses.tsx";
import { PictureField } from "../fields/picture-field.tsx";
import { PreviewPanel } from "../preview/preview-panel.tsx";
import type { BundleDocument, CatalogDraft, Category } from "../state/use-catalog.ts";
import { categoryOf, useMoveToCategory } from "../state/use-move-to-category.ts";
import { bundleValues, bundleErrors, newBundle, storedBundle, type BundleValues } from "./bundle-values.ts";
import { BundleParts } from "./bundle-parts.tsx";
import { BundleSizes } from "./bundle-sizes.tsx";
import { BundleTax } from "./bundle-tax.tsx";
import { itemText } from "../fields/item-text.ts";
import { ClaimNotice } from "../claims/claim-notice.tsx";
import { bundleText as words } from "./bundle-text.ts";

export interface BundleEditorProps {
  /** null: a new one. */
  readonly bundle: BundleDocument | null;
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  readonly onSaved: (bundleId: string) => void;
  readonly onDiscard: () => void;
}

/** A menu, box or basket of several articles. */
export function BundleEditor({ bundle, catalog, changes, onSaved, onDiscard }: BundleEditorProps): ReactElement {
  const { offeringId, timezone } = useShop().shop;
  const { categories, items, options } = catalog;
  const moveTo = useMoveToCategory(categories);
  const [newId] = useState(() => crypto.randomUUID());
  const bundleId = bundle?.id ?? newId;
  const stored = useMemo(
    () =>
      bundle === null
        ? { ...newBundle, categoryId: categories[0]?.id ?? "" }
        : bundleValues(bundle, categoryOf(categories, "bundle", bundle.id), timezone),
    [bundle, categories, timezone],
  );
  const form = usePublishedForm({
    definition: bundleDocument,
    at: { offeringId, bundleId },
    stored,
    isNew: bundle === null,
    errorsOf: bundleErrors,
    storedOf: (values) => storedBundle(values, timezone, bundle),
    savedText: ({ name = "" }) => words.saved(name),
    afterSave: async ({ categoryId }, before) => {
      const isMoved = bundle === null || categoryId !== before.categoryId;
      if (isMoved && !(await moveTo("bundle", [bundleId], categoryId))) return false;
      onSaved(bundleId);
      return true;
    },
  });
  const edited = useMemo(
    () => ({ kind: "bundle", id: bundleId, fields: storedBundle(form.value, timezone, bundle) }) as const,
    [bundleId, form.value, timezone, bundle],
  );
  return (
    <CatalogForm
      form={form}
      label={bundle?.name ?? words.create}
      isNew={bundle === null}
      changes={changes}
      onDiscard={onDiscard}
      aside={<PreviewPanel catalog={catalog} edited={edited} />}
    >
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
    </CatalogForm>
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
      <ClaimNotice value={{ ...form.value, diets: [], origin: "" }} />
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
