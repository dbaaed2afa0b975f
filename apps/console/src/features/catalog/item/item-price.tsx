import { formatBasePrice, formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { basePrice } from "@lokalkorb/domain/catalog/prices/base-price";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { useShop } from "@/entities/shop/shop-context";
import type { ItemDraft, ItemFields } from "./item-draft.ts";
import { itemText as words } from "../fields/item-text.ts";
import { estimateCents } from "./stored-item.ts";
import { DateField } from "@/shared/forms/time/date-field";

export interface ItemPriceProps {
  readonly form: FormFields<ItemDraft>;
  /** As it would be stored now. */
  readonly item: ItemFields;
}

const methods = [
  { value: "piece", label: words.byPiece },
  { value: "weight", label: words.byWeight },
] as const;

/** Price, content and options. */
export function ItemPrice({ form, item }: ItemPriceProps): ReactElement {
  const { byWeight, contentUnit, basePriceUnit, depositKind, vatClass } = form.value;
  return (
    <>
      <FormSection title={words.price} lead={byWeight ? words.byWeightLead : undefined}>
        <Segmented
          legend={words.pricing}
          name="byWeight"
          segments={methods}
          value={byWeight ? "weight" : "piece"}
          onChange={(value) => form.set({ byWeight: value === "weight" })}
        />
        {byWeight ? <WeightFields form={form} /> : null}
        <FieldRow>
          {!byWeight && <TextField label={words.price} inputMode="decimal" after="€" {...form.text("price")} />}
          <TextField
            label={words.content}
            note={words.optional}
            hint={words.contentHint}
            inputMode="numeric"
            {...form.text("contentAmount")}
          />
          <ChoiceField
            label={words.contentUnit}
            name="contentUnit"
            choices={words.contentUnits}
            value={contentUnit}
            onChange={(value) => form.set({ contentUnit: value })}
          />
          <ChoiceField
            label={words.basePriceUnit}
            name="basePriceUnit"
            choices={words.basePriceUnits}
            value={basePriceUnit}
            onChange={(value) => form.set({ basePriceUnit: value })}
          />
          {!byWeight && <BasePriceField item={item} />}
        </FieldRow>
        <FieldRow>
          <TextField
            label={words.deposit}
            note={words.optional}
            inputMode="decimal"
            after="€"
            {...form.text("deposit")}
          />
          <ChoiceField
            label={words.depositKind}
            name="depositKind"
            choices={words.depositKinds}
            value={depositKind}
            onChange={(value) => form.set({ depositKind: value })}
          />
          <ChoiceField
            label={words.vat}
            name="vatClass"
            choices={words.vats}
            value={vatClass}
            onChange={(value) => form.set({ vatClass: value })}
          />
          {vatClass === "custom" && (
            <TextField label={words.customRate} inputMode="decimal" after="%" {...form.text("customRate")} />
          )}
        </FieldRow>
        <Checkbox label={words.noDiscounts} {...form.flag("excludeFromDiscounts")} />
      </FormSection>
      {!byWeight && <PriceRules form={form} />}
    </>
  );
}

function WeightFields({ form }: Pick<ItemPriceProps, "form">): ReactElement {
  const cents = estimateCents(form.value);
  return (
    <FieldRow>
      <TextField label={words.pricePerKg} inputMode="decimal" after="€" {...form.text("pricePerKg")} />
      <TextField label={words.minGrams} inputMode="numeric" after="g" {...form.text("minGrams")} />
      <TextField label={words.estGrams} inputMode="numeric" after="g" {...form.text("estGrams")} />
      <TextField label={words.maxGrams} inputMode="numeric" after="g" {...form.text("maxGrams")} />
      <TextField label={words.estimate} readOnly value={cents === null ? "–" : formatMoney(cents)} />
    </FieldRow>
  );
}

/** Derived, never typed. */
function BasePriceField({ item }: Pick<ItemPriceProps, "item">): ReactElement {
  const { country } = useShop().restaurant;
  const { priceCents, content, basePriceUnit } = item;
  const found = basePrice({ priceCents, content, country, unit: basePriceUnit });
  return (
    <TextField
      label={words.basePrice}
      readOnly
      value={found === undefined ? words.noBasePrice : formatBasePrice(found).shown}
    />
  );
}

function PriceRules({ form }: Pick<ItemPriceProps, "form">): ReactElement {
  const rules = form.rows("priceRules");
  return (
    <FormSection title={words.rules} lead={words.rulesLead}>
      {rules.each.map((rule) => (
        <RowCard key={rule.value.id} removeLabel={words.removeRule} onRemove={rule.remove}>
          <FieldRow>
            <TextField
              label={words.rulePrice}
              note={rule.value.listId === undefined ? undefined : words.ruleOfList}
              inputMode="decimal"
              after="€"
              {...rule.text("price")}
            />
            <DateField label={words.ruleFrom} note={words.optional} {...rule.text("from")} />
            <DateField label={words.ruleTo} note={words.optional} {...rule.text("to")} />
          </FieldRow>
          <WindowRows rows={rule.rows("windows")} />
        </RowCard>
      ))}
      <AddButton
        label={words.addRule}
        onClick={() =>
          rules.add({ id: crypto.randomUUID().slice(0, 8), price: form.value.price, from: "", to: "", windows: [] })
        }
      />
    </FormSection>
  );
}
