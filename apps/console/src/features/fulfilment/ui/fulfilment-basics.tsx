import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useShop } from "@/entities/shop/shop-context";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FormSection } from "@/shared/forms/ui/form-section";
import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import { mayOpen } from "@/shared/routes/may-open";
import { shopPath } from "@/shared/routes/routes";
import { RowCard } from "@/shared/forms/ui/row-card";
import { fulfilmentText as words } from "./fulfilment-text.ts";
import { newPlace } from "../state/place-values.ts";
import { PlaceFields } from "./place-fields.tsx";
import { goesToAddress } from "../state/stored-method.ts";
import type { FulfilmentValues } from "../state/fulfilment-values.ts";

const weekdayChoices = Object.fromEntries(weekdayNames.map((name, index) => [String(index + 1), name]));

/** Name, state and place of the method. */
export function FulfilmentBasics({ form }: { readonly form: FormFields<FulfilmentValues> }): ReactElement {
  const { type, hasPlace } = form.value;
  const { restaurantId, role } = useShop();
  const places = form.rows("weekPlaces");
  return (
    <>
      <FormSection title={words.basics}>
        <TextField label={words.name} hint={words.nameHint} maxLength={120} {...form.text("name")} />
        <TextField label={words.note} note={words.optional} {...form.text("publicNote")} />
        <Checkbox label={words.enabled} hint={words.enabledHint} {...form.flag("enabled")} />
        {type === "dineIn" && (
          <>
            <TextField label={words.tables} note={words.optional} hint={words.tablesHint} {...form.text("tables")} />
            {mayOpen(role, "tables") && (
              <p className="text-meta">
                <PageLink href={shopPath("tables", restaurantId)} className="link inline-flex min-h-11 items-center">
                  {words.tableCodes}
                </PageLink>{" "}
                {words.tableCodesLead}
              </p>
            )}
          </>
        )}
      </FormSection>
      {!goesToAddress(type) && (
        <FormSection title={words.place} lead={words.placeLead}>
          <Checkbox label={words.hasPlace} {...form.flag("hasPlace")} />
          {hasPlace && <PlaceFields fields={form} />}
          <h3 className="pt-2 font-bold">{words.weekPlaces}</h3>
          <p className="-mt-3 text-meta text-ink-2">{words.weekPlacesHint}</p>
          {places.each.map((place, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
            <RowCard key={index} removeLabel={words.removePlace} onRemove={place.remove}>
              <ChoiceField label={words.weekday} choices={weekdayChoices} {...place.choice("weekday")} />
              <PlaceFields fields={place} />
            </RowCard>
          ))}
          <AddButton label={words.addPlace} onClick={() => places.add({ ...newPlace, weekday: "6" })} />
        </FormSection>
      )}
    </>
  );
}
