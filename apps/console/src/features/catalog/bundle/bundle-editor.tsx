import { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import { useMemo, useState, type ReactElement } from "react";
import { usePublishedDraft } from "@/entities/catalog/use-published-draft";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { ArchiveButton, heldStatus, tellArchived } from "../fields/archive-part.tsx";
import { CatalogDraftForm } from "../fields/catalog-draft.tsx";
import { CatalogForm } from "../fields/catalog-form.tsx";
import { groupWords } from "../fields/group-words.ts";
import { itemText } from "../fields/item-text.ts";
import { PreviewPanel } from "../preview/preview-panel.tsx";
import type { BundleDocument, CatalogDraft } from "../state/use-catalog.ts";
import { categoryOf, useMoveToCategory } from "../state/use-move-to-category.ts";
import { BundleSections } from "./bundle-sections.tsx";
import { bundleText as words } from "./bundle-text.ts";
import {
  bundleErrors,
  bundleGroups,
  bundleValues,
  newBundle,
  storedBundle,
  type BundleValues,
} from "./bundle-values.ts";

export interface BundleEditorProps {
  readonly bundle: BundleDocument;
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  /** It is in no list any more. */
  readonly onArchived: () => void;
}

const groupNames = groupWords<BundleValues>(words, {
  own: {
    images: itemText.photo,
    illustration: itemText.drawingName,
    badge: itemText.badge,
    excludeFromDiscounts: itemText.noDiscounts,
    maxQtyPerOrder: words.maxQty,
    allowedDistribution: itemText.ways,
    from: itemText.availability,
    seasonFrom: itemText.season,
  },
  choices: { status: words.statuses, kind: words.kinds, pricing: words.pricings, badge: itemText.badges },
});

/** A menu, box or basket of several articles; it is saved as it is typed. */
export function BundleEditor({ bundle, catalog, changes, onArchived }: BundleEditorProps): ReactElement {
  const { offeringId, timezone } = useShop().shop;
  const { categories } = catalog;
  const moveTo = useMoveToCategory(categories);
  const stored = useMemo(
    () => bundleValues(bundle, categoryOf(categories, "bundle", bundle.id), timezone),
    [bundle, categories, timezone],
  );
  const form = usePublishedDraft({
    definition: bundleDocument,
    at: { offeringId, bundleId: bundle.id },
    stored,
    groups: bundleGroups,
    errorsOf: bundleErrors,
    valuesOf: (fields, { categoryId }) => bundleValues(fields, categoryId, timezone),
    storedOf: (values) => storedBundle(values, timezone, bundle),
    held: heldStatus,
    afterSave: async (values, before) => {
      const { categoryId } = values;
      if (categoryId !== before.categoryId && !(await moveTo("bundle", [bundle.id], categoryId))) return false;
      if (tellArchived(values)) onArchived();
      return true;
    },
  });
  const edited = useMemo(
    () => ({ kind: "bundle", id: bundle.id, fields: storedBundle(form.value, timezone, bundle) }) as const,
    [form.value, timezone, bundle],
  );
  return (
    <CatalogDraftForm
      form={form}
      label={bundle.name}
      changes={changes}
      {...groupNames}
      action={<ArchiveButton form={form} />}
      aside={<PreviewPanel catalog={catalog} edited={edited} />}
    >
      <BundleSections form={form} catalog={catalog} />
    </CatalogDraftForm>
  );
}

export interface NewBundleEditorProps extends Pick<BundleEditorProps, "catalog" | "changes"> {
  readonly onSaved: (bundleId: string) => Promise<void>;
  readonly onDiscard: () => void;
}

/** A new menu, box or basket, which is made when it is saved. */
export function NewBundleEditor({ catalog, changes, onSaved, onDiscard }: NewBundleEditorProps): ReactElement {
  const { offeringId, timezone } = useShop().shop;
  const { categories } = catalog;
  const moveTo = useMoveToCategory(categories);
  const [bundleId] = useState(() => crypto.randomUUID());
  const stored = useMemo(() => ({ ...newBundle, categoryId: categories[0]?.id ?? "" }), [categories]);
  const form = usePublishedForm({
    definition: bundleDocument,
    at: { offeringId, bundleId },
    stored,
    isNew: true,
    errorsOf: bundleErrors,
    storedOf: (values) => storedBundle(values, timezone, null),
    savedText: ({ name = "" }) => words.saved(name),
    afterSave: async ({ categoryId }) => {
      if (!(await moveTo("bundle", [bundleId], categoryId))) return false;
      await onSaved(bundleId);
      return true;
    },
  });
  const edited = useMemo(
    () => ({ kind: "bundle", id: bundleId, fields: storedBundle(form.value, timezone, null) }) as const,
    [bundleId, form.value, timezone],
  );
  return (
    <CatalogForm
      form={form}
      label={words.create}
      isNew
      changes={changes}
      onDiscard={onDiscard}
      aside={<PreviewPanel catalog={catalog} edited={edited} />}
    >
      <BundleSections form={form} catalog={catalog} />
    </CatalogForm>
  );
}
