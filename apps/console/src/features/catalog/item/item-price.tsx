import { formatBasePrice, formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { basePrice } from "@lokalkorb/domain/catalog/prices/base-price";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { useShop } from "@/entities/shop/shop-context";
import { type ItemCategory, VatProposal } from "./vat-proposal.tsx";
import type { ItemValues, ItemFields } from "../values/item-values.ts";
import { itemText as words } from "../fields/item-text.ts";
import { estimateCents } from "../values/stored-item.ts";

export interface ItemPriceProps {
  readonly form: FormFields<ItemValues>;
  /** As it would be stored now. */
  readonly item: ItemFields;
  readonly category: ItemCategory | undefined;
  readonly isNew: boolean;
}

const methods = [
  { value: "piece", label: words.byPiece },
  { value: "weight", label: words.byWeight },
] as const;

/** Price, content, deposit and tax. */
export function ItemPrice({ form, item, category, isNew }: ItemPriceProps): ReactElement {
  const { byWeight, vatClass } = form.value;
  return (
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
        {!byWeight && <TextField label={words.price} {...form.cents("price")} />}
        <TextField
          label={words.content}
          note={words.optional}
          hint={words.contentHint}
          {...form.count("contentAmount")}
        />
        <ChoiceField label={words.contentUnit} choices={words.contentUnits} {...form.choice("contentUnit")} />
        <ChoiceField label={words.basePriceUnit} choices={words.basePriceUnits} {...form.choice("basePriceUnit")} />
        {!byWeight && <BasePriceField item={item} />}
      </FieldRow>
      <FieldRow>
        <TextField label={words.deposit} note={words.optional} {...form.cents("deposit")} />
        <ChoiceField label={words.depositKind} choices={words.depositKinds} {...form.choice("depositKind")} />
        <ChoiceField label={words.vat} choices={words.vats} {...form.choice("vatClass")} />
        {vatClass === "custom" && <TextField label={words.customRate} {...form.percent("customRate")} />}
      </FieldRow>
      <VatProposal form={form} category={category} isNew={isNew} />
    </FormSection>
  );
}

function WeightFields({ form }: Pick<ItemPriceProps, "form">): ReactElement {
  const cents = estimateCents(form.value);
  return (
    <FieldRow>
      <TextField label={words.pricePerKg} {...form.cents("pricePerKg")} />
      <TextField label={words.minGrams} after="g" {...form.count("minGrams")} />
      <TextField label={words.estGrams} after="g" {...form.count("estGrams")} />
      <TextField label={words.maxGrams} after="g" {...form.count("maxGrams")} />
      <TextField label={words.estimate} readOnly value={cents === null ? "–" : formatMoney(cents)} />
    </FieldRow>
  );
}

/** Derived, never typed. */
function BasePriceField({ item }: Pick<ItemPriceProps, "item">): ReactElement {
  const { country } = useShop().shop;
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
