import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { readPercent } from "@/shared/forms/state/read-amount";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { FieldRow } from "@/shared/forms/ui/form-section";
import { itemText } from "../fields/item-text.ts";
import type { Category } from "../state/use-catalog.ts";
import type { BulkEdit, BulkKind } from "./bulk-edit.ts";
import { bulkText as words } from "./bulk-text.ts";

/** The choices of the sheet, for all kinds of edits. */
export interface BulkValues {
  readonly direction: "dearer" | "cheaper";
  readonly percent: string;
  readonly step: "1" | "5" | "10";
  readonly vatClass: "food" | "basicFood" | "drink" | "milkDrink" | "proposed";
  /** Prices as they are, or with the other rate on the same net amount. */
  readonly gross: "kept" | "passedOn";
  readonly categoryId: string;
  readonly soldOut: "soldOut" | "onSale";
  readonly status: "active" | "hidden" | "archived";
}

export const firstValues: BulkValues = {
  direction: "dearer",
  percent: "",
  step: "5",
  vatClass: "food",
  gross: "kept",
  categoryId: "",
  soldOut: "soldOut",
  status: "archived",
};

const { custom: _, ...classes } = itemText.vats;
const vats = { ...classes, proposed: words.proposedVat };
const directions = [
  { value: "dearer", label: words.dearer },
  { value: "cheaper", label: words.cheaper },
] as const;
const availabilities = [
  { value: "soldOut", label: words.soldOut(true) },
  { value: "onSale", label: words.soldOut(false) },
] as const;

const grosses = [
  { value: "kept", label: words.grossKept },
  { value: "passedOn", label: words.grossPassedOn },
] as const;

/** Null: not all is filled in. */
export function editOf(kind: BulkKind, values: BulkValues, country: Country): BulkEdit | null {
  if (kind === "price") {
    const percentBp = readPercent(values.percent);
    if (percentBp === null) return null;
    const changeBp = percentBp * (values.direction === "dearer" ? 1 : -1);
    return { kind, changeBp, stepCents: Number(values.step) as 1 | 5 | 10 };
  }
  if (kind === "vat") {
    const { vatClass, gross } = values;
    return { kind, vatClass, country, passesOn: gross === "passedOn" };
  }
  if (kind === "category") return { kind, categoryId: values.categoryId };
  if (kind === "soldOut") return { kind, soldOut: values.soldOut === "soldOut" };
  return { kind, status: values.status };
}

export interface BulkFieldsProps {
  readonly kind: BulkKind;
  readonly values: BulkValues;
  readonly categories: readonly Category[];
  readonly onChange: (values: Partial<BulkValues>) => void;
}

export function BulkFields({ kind, values, categories, onChange }: BulkFieldsProps): ReactElement {
  if (kind === "price")
    return (
      <>
        <Segmented
          legend={words.direction}
          name="direction"
          segments={directions}
          value={values.direction}
          onChange={(direction) => onChange({ direction })}
        />
        <FieldRow>
          <TextField
            label={words.percent}
            inputMode="decimal"
            after="%"
            value={values.percent}
            onChange={(event) => onChange({ percent: event.target.value })}
          />
          <ChoiceField
            label={words.step}
            name="step"
            choices={words.steps}
            value={values.step}
            onChange={(step) => onChange({ step })}
          />
        </FieldRow>
      </>
    );
  if (kind === "soldOut")
    return (
      <Segmented
        legend={words.availability}
        name="soldOut"
        segments={availabilities}
        value={values.soldOut}
        onChange={(soldOut) => onChange({ soldOut })}
      />
    );
  if (kind === "category") {
    const named = categories
      .filter(({ status }) => status !== "archived")
      .map(({ id, name }): [string, string] => [id, name]);
    return (
      <ChoiceField
        label={words.kinds.category}
        name="categoryId"
        choices={Object.fromEntries([["", itemText.noCategory], ...named])}
        value={values.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
    );
  }
  return kind === "vat" ? (
    <>
      <ChoiceField
        label={words.kinds.vat}
        name="vatClass"
        choices={vats}
        value={values.vatClass}
        onChange={(vatClass) => onChange({ vatClass })}
      />
      <Segmented
        legend={words.gross}
        name="gross"
        segments={grosses}
        value={values.gross}
        onChange={(gross) => onChange({ gross })}
      />
    </>
  ) : (
    <ChoiceField
      label={words.kinds.status}
      name="status"
      choices={itemText.statuses}
      value={values.status}
      onChange={(status) => onChange({ status })}
    />
  );
}
