import { paymentMethodLabels } from "@lokalkorb/domain/labels/payment-labels";
import { paymentMethods } from "@lokalkorb/domain/kernel/payment-method";
import { fulfilmentOfPayment } from "@lokalkorb/domain/menu/offered-methods";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { WeekdayChoice } from "@/shared/forms/time/weekday-choice";
import { requirementNames, fulfilmentText as words } from "./fulfilment-text.ts";
import { goesToAddress } from "../state/stored-method.ts";
import type { FulfilmentValues } from "../state/fulfilment-values.ts";

const methods = paymentMethods.flatMap((method) =>
  // A gift card pays everywhere.
  method === "giftCard" ? [] : [[method, paymentMethodLabels[method]] as const],
);
const requirements = (["phone", "address"] as const).map((need) => [need, requirementNames[need]] as const);
const countries = (["DE", "AT"] as const).map((country) => [country, words.countryNames[country]] as const);

/** Fee, minimum and required details. */
export function FulfilmentTerms({ form }: { readonly form: FormFields<FulfilmentValues> }): ReactElement {
  const { type, paymentMethods: chosen } = form.value;
  const fitting = methods.filter(([method]) => fulfilmentOfPayment(method).includes(type) || chosen.includes(method));
  return (
    <FormSection title={words.money} lead={goesToAddress(type) ? words.moneyOfZones : undefined}>
      <FieldRow>
        <TextField label={words.minOrder} {...form.cents("minOrder")} />
        <TextField label={words.maxOrder} note={words.optional} {...form.cents("maxOrder")} />
        <TextField label={words.fee} {...form.cents("fee")} />
        <TextField label={words.freeFrom} note={words.optional} {...form.cents("freeFrom")} />
      </FieldRow>
      <ChoiceField label={words.feeVat} choices={words.feeVats} {...form.choice("feeVat")} />
      <ChipChoice legend={words.requires} choices={requirements} {...form.choice("requires")} />
      <ChipChoice
        legend={words.payments}
        choices={fitting}
        hint={words.paymentsHint}
        {...form.choice("paymentMethods")}
      />
    </FormSection>
  );
}

/** Countries, days and sizes of parcels. */
export function ShippingTerms({ form }: { readonly form: FormFields<FulfilmentValues> }): ReactElement {
  const parcels = form.rows("parcels");
  return (
    <FormSection title={words.shipping}>
      <ChipChoice
        legend={words.countries}
        name="countries"
        hint={form.value.countries.length > 1 && words.abroadHint}
        choices={countries}
        value={form.value.countries}
        error={form.error("countries")}
        onChange={(value) => form.set({ countries: value })}
      />
      <WeekdayChoice legend={words.shipDays} {...form.choice("shipDays")} />
      <h3 className="pt-2 font-bold">{words.parcels}</h3>
      <p className="-mt-3 text-meta text-ink-2">{words.parcelsHint}</p>
      {parcels.each.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
        <RowCard key={index} removeLabel={words.removeParcel} onRemove={row.remove}>
          <FieldRow>
            <TextField label={words.maxGrams} after="g" {...row.count("maxGrams")} />
            <TextField label={words.parcelFee} {...row.cents("fee")} />
          </FieldRow>
        </RowCard>
      ))}
      <AddButton label={words.addParcel} onClick={() => parcels.add({ maxGrams: "", fee: "" })} />
      <FieldRow wide>
        <TextField label={words.carrier} note={words.optional} hint={words.carrierHint} {...form.text("carrier")} />
        <ChoiceField
          label={words.ageCheck}
          hint={words.ageCheckHint}
          choices={words.ageChecks}
          {...form.choice("ageCheck")}
        />
      </FieldRow>
    </FormSection>
  );
}
