import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { TimeField } from "@/shared/forms/time/time-field";
import { WeekdayChoice } from "@/shared/forms/time/weekday-choice";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { shopKinds, type ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import { kindLabels } from "@/entities/shop/kind-labels";
import { countryChoices, newShopText, taxChoices } from "./new-shop-text.ts";
import type { NewShopValues } from "./new-shop-values.ts";

const kinds = (Object.keys(kindLabels) as ShopKind[]).filter((kind) => shopKinds.includes(kind));

/** All questions to a new shop. */
export function NewShopFields({ fields }: { readonly fields: FormFields<NewShopValues> }): ReactElement {
  const { value, set, text, choice } = fields;
  return (
    <>
      <FormSection title={newShopText.shop}>
        <TextField label={newShopText.name} hint={newShopText.nameHint} autoComplete="organization" {...text("name")} />
        <ChipChoice
          legend={newShopText.kind}
          choices={kinds.map((kind) => [kind, kindLabels[kind]] as const)}
          {...choice("kind")}
          onChange={(kind) => set({ kind: kind.filter((one) => !value.kind.includes(one)).slice(0, 1) })}
          hint={newShopText.kindHint}
        />
        <TextField
          label={newShopText.phone}
          hint={newShopText.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...text("phone")}
        />
      </FormSection>
      <FormSection title={newShopText.place}>
        <FieldRow>
          <TextField label={newShopText.street} autoComplete="address-line1" {...text("street")} />
          <TextField label={newShopText.houseNo} autoComplete="off" {...text("houseNo")} />
        </FieldRow>
        <FieldRow>
          <TextField label={newShopText.zip} inputMode="numeric" autoComplete="postal-code" {...text("zip")} />
          <TextField label={newShopText.city} autoComplete="address-level2" {...text("city")} />
          <ChoiceField label={newShopText.country} choices={countryChoices} {...choice("country")} />
        </FieldRow>
      </FormSection>
      <FormSection title={newShopText.pickup} lead={newShopText.pickupLead}>
        <WeekdayChoice legend={newShopText.days} {...choice("weekdays")} />
        <FieldRow>
          <TimeField label={newShopText.from} {...text("start")} />
          <TimeField label={newShopText.to} {...text("end")} />
        </FieldRow>
      </FormSection>
      <FormSection title={newShopText.owner}>
        <FieldRow>
          <TextField label={newShopText.ownerName} autoComplete="name" {...text("ownerName")} />
          <TextField label={newShopText.legalName} hint={newShopText.legalHint} {...text("legalName")} />
        </FieldRow>
        <ChoiceField label={newShopText.tax} choices={taxChoices} {...choice("taxScheme")} />
      </FormSection>
    </>
  );
}
