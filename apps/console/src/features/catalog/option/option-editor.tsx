import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { useMemo, useState, type ReactElement } from "react";
import { usePublishedDraft } from "@/entities/catalog/use-published-draft";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { ArchiveButton, heldStatus, tellArchived } from "../fields/archive-part.tsx";
import { CatalogDraftForm } from "../fields/catalog-draft.tsx";
import { CatalogForm } from "../fields/catalog-form.tsx";
import { groupWords } from "../fields/group-words.ts";
import type { OfferingItem } from "../state/offering-item.ts";
import type { OptionDocument } from "../state/use-catalog.ts";
import {
  newOption,
  optionGroups,
  optionValues,
  optionErrors,
  storedOption,
  type OptionValues,
} from "./option-values.ts";
import { OptionParts } from "./option-parts.tsx";
import { optionText as words } from "./option-text.ts";

interface OptionCatalogProps {
  readonly options: readonly OptionDocument[];
  readonly items: readonly OfferingItem[];
  readonly changes: readonly string[];
}

export interface OptionEditorProps extends OptionCatalogProps {
  readonly option: OptionDocument;
  /** It is in no list any more. */
  readonly onArchived: () => void;
}

const groupNames = groupWords<OptionValues>(words, {
  own: { select: words.choices, pricing: words.pricing },
  choices: { status: words.statuses, select: words.selects, pricing: words.pricings },
});

/** A group of choices: what may be chosen, how many, and what it costs. */
export function OptionEditor({ option, options, items, changes, onArchived }: OptionEditorProps): ReactElement {
  const { offeringId } = useShop().shop;
  const stored = useMemo(() => optionValues(option), [option]);
  const form = usePublishedDraft({
    definition: optionDocument,
    at: { offeringId, optionId: option.id },
    stored,
    groups: optionGroups,
    errorsOf: optionErrors,
    valuesOf: optionValues,
    storedOf: (values) => storedOption(values, option),
    held: heldStatus,
    afterSave: (values) => {
      if (tellArchived(values)) onArchived();
      return Promise.resolve(true);
    },
  });
  return (
    <CatalogDraftForm
      form={form}
      label={option.name}
      changes={changes}
      {...groupNames}
      action={<ArchiveButton form={form} />}
    >
      <OptionParts form={form} optionId={option.id} options={options} items={items} />
    </CatalogDraftForm>
  );
}

export interface NewOptionEditorProps extends OptionCatalogProps {
  readonly onSaved: (optionId: string) => Promise<void>;
  readonly onDiscard: () => void;
}

/** A new group of choices, which is made when it is saved. */
export function NewOptionEditor({ options, items, changes, onSaved, onDiscard }: NewOptionEditorProps): ReactElement {
  const { offeringId } = useShop().shop;
  const [optionId] = useState(() => crypto.randomUUID());
  const form = usePublishedForm({
    definition: optionDocument,
    at: { offeringId, optionId },
    stored: newOption,
    isNew: true,
    errorsOf: optionErrors,
    storedOf: (values) => storedOption(values, null),
    savedText: ({ name = "" }) => words.saved(name),
    afterSave: async () => {
      await onSaved(optionId);
      return true;
    },
  });
  return (
    <CatalogForm form={form} label={words.create} isNew changes={changes} onDiscard={onDiscard}>
      <OptionParts form={form} optionId={optionId} options={options} items={items} />
    </CatalogForm>
  );
}
