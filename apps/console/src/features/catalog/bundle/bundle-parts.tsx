import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields, Rows } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import type { OfferingItem } from "../state/offering-item.ts";
import { newSlot, type BundleDraft, type PieceDraft } from "./bundle-draft.ts";
import { bundleText as words } from "./bundle-text.ts";
import { weekChoices } from "./week-choices.ts";

export interface BundlePartsProps {
  readonly form: FormFields<BundleDraft>;
  readonly items: readonly OfferingItem[];
}

/** The parts of a bundle: always, by choice, or by week. */
export function BundleParts({ form, items }: BundlePartsProps): ReactElement {
  const slots = form.rows("slots");
  const weeks = form.rows("weeks");
  const { timezone, country } = useShop().restaurant;
  const today = instantToLocal(useMinute(), timezone).date;
  return (
    <>
      <FormSection title={words.slots} lead={words.slotsLead}>
        {slots.each.map((slot) => (
          <RowCard key={slot.value.id} removeLabel={words.removeSlot} onRemove={slot.remove}>
            <TextField label={words.slotName} maxLength={120} {...slot.text("name")} />
            <Checkbox label={words.fixed} {...slot.flag("fixed")} />
            {!slot.value.fixed && (
              <FieldRow>
                <TextField label={words.min} inputMode="numeric" {...slot.text("min")} />
                <TextField label={words.max} inputMode="numeric" {...slot.text("max")} />
              </FieldRow>
            )}
            <QuantityField quantity={slot.rows("choices")} items={items} hasSurcharge />
          </RowCard>
        ))}
        <ListError text={slots.error} />
        <AddButton label={words.addSlot} onClick={() => slots.add(newSlot())} />
      </FormSection>
      <FormSection title={words.weeks} lead={words.weeksLead}>
        {weeks.each.map((week, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
          <RowCard key={index} removeLabel={words.removeWeek} onRemove={week.remove}>
            <ChoiceField
              label={words.week}
              name={week.nameOf("week")}
              choices={weekChoices({ today, country, kept: week.value.week })}
              value={week.value.week}
              error={week.error("week")}
              onChange={(value) => week.set({ week: value })}
            />
            <QuantityField quantity={week.rows("content")} items={items} />
          </RowCard>
        ))}
        <AddButton label={words.addWeek} onClick={() => weeks.add({ week: "", content: [] })} />
      </FormSection>
    </>
  );
}

interface QuantityFieldProps {
  readonly quantity: Rows<PieceDraft>;
  readonly items: readonly OfferingItem[];
  readonly hasSurcharge?: boolean;
}

function QuantityField({ quantity, items, hasSurcharge = false }: QuantityFieldProps): ReactElement {
  return (
    <>
      {quantity.each.map((piece, index) => {
        const { itemId } = piece.value;
        const isGone = itemId !== "" && !items.some(({ id }) => id === itemId);
        const choices = Object.fromEntries([
          ["", words.chooseItem],
          ...(isGone ? [[itemId, words.goneItem] as const] : []),
          ...items.map(({ id, name }) => [id, name] as const),
        ]);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
          <RowCard key={index} removeLabel={words.removeItem} onRemove={piece.remove}>
            <FieldRow>
              <ChoiceField
                label={words.item}
                name={piece.nameOf("itemId")}
                choices={choices}
                value={itemId}
                error={piece.error("itemId")}
                onChange={(value) => piece.set({ itemId: value })}
              />
              <TextField label={words.qty} inputMode="numeric" {...piece.text("qty")} />
              {hasSurcharge && (
                <TextField label={words.surcharge} inputMode="decimal" after="€" {...piece.text("surcharge")} />
              )}
            </FieldRow>
          </RowCard>
        );
      })}
      <ListError text={quantity.error} />
      <AddButton label={words.addItem} onClick={() => quantity.add({ itemId: "", qty: "1", surcharge: "0,00" })} />
    </>
  );
}

function ListError({ text }: { readonly text: string | undefined }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <p className="text-meta font-bold text-danger-ink" tabIndex={-1} data-invalid>
      {text}
    </p>
  );
}
