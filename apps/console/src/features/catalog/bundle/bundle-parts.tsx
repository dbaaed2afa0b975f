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
import { newSlot, type BundleValues, type PieceValues } from "./bundle-values.ts";
import { bundleText as words } from "./bundle-text.ts";
import { weekChoices } from "./week-choices.ts";

export interface BundlePartsProps {
  readonly form: FormFields<BundleValues>;
  readonly items: readonly OfferingItem[];
}

/** The parts of a bundle: always, by choice, or by week. */
export function BundleParts({ form, items }: BundlePartsProps): ReactElement {
  const slots = form.rows("slots");
  const weeks = form.rows("weeks");
  const { timezone, country } = useShop().shop;
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
                <TextField label={words.min} {...slot.count("min")} />
                <TextField label={words.max} {...slot.count("max")} />
              </FieldRow>
            )}
            <QuantityField quantity={slot.rows("choices")} items={items} hasSurcharge />
          </RowCard>
        ))}
        <AddButton label={words.addSlot} error={slots.error} onClick={() => slots.add(newSlot())} />
      </FormSection>
      <FormSection title={words.weeks} lead={words.weeksLead}>
        {weeks.each.map((week, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
          <RowCard key={index} removeLabel={words.removeWeek} onRemove={week.remove}>
            <ChoiceField
              label={words.week}
              choices={weekChoices({ today, country, kept: week.value.week })}
              {...week.choice("week")}
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
  readonly quantity: Rows<PieceValues>;
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
              <ChoiceField label={words.item} choices={choices} {...piece.choice("itemId")} />
              <TextField label={words.qty} {...piece.count("qty")} />
              {hasSurcharge && <TextField label={words.surcharge} {...piece.cents("surcharge")} />}
            </FieldRow>
          </RowCard>
        );
      })}
      <AddButton
        error={quantity.error}
        label={words.addItem}
        onClick={() => quantity.add({ itemId: "", qty: "1", surcharge: "0,00" })}
      />
    </>
  );
}
