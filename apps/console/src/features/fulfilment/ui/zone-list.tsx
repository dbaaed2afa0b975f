import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { postalPlace } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { ChevronDownIcon, WarningIcon } from "@lokalkorb/ui/icons";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields, RowFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { WeekdayChoice } from "@/shared/forms/time/weekday-choice";
import { fulfilmentText } from "./fulfilment-text.ts";
import type { FulfilmentDraft } from "../state/fulfilment-draft.ts";
import { newZone, zoneHints, type ZoneDraft } from "../state/zone-draft.ts";

const labels = fulfilmentText.zone;
const kinds = (["plz", "radius", "polygon"] as const).map((value) => ({ value, label: labels.kinds[value] }));

export interface ZoneListProps {
  readonly form: FormFields<FulfilmentDraft>;
  readonly country: Country;
  /** Of the shop: where a circle begins. */
  readonly home: GeoPoint | undefined;
}

/** The areas of a way, the most important first. */
export function ZoneList({ form, country, home }: ZoneListProps): ReactElement {
  const zones = form.rows("zones");
  const { type, zones: drafts, zonePick, outsideArea } = form.value;
  const hints = useMemo(() => zoneHints(drafts, country), [drafts, country]);
  return (
    <FormSection
      title={fulfilmentText.zones}
      lead={type === "shipping" ? fulfilmentText.zonesOfShipping : fulfilmentText.zonesLead}
    >
      {zones.each.map((zone) => (
        <ZoneCard
          key={zone.value.id}
          zone={zone}
          country={country}
          hints={hints.get(zone.value.id) ?? []}
          hasOthers={drafts.length > 1}
        />
      ))}
      {zones.error !== undefined && (
        <p className="text-meta font-bold text-danger-ink" tabIndex={-1} data-invalid>
          {zones.error}
        </p>
      )}
      <AddButton
        label={fulfilmentText.addZone}
        onClick={() => zones.add(newZone(crypto.randomUUID().slice(0, 8), home))}
      />
      {drafts.length > 0 && (
        <FieldRow>
          <ChoiceField
            label={fulfilmentText.zonePick}
            name="zonePick"
            choices={fulfilmentText.zonePicks}
            value={zonePick}
            onChange={(value) => form.set({ zonePick: value })}
          />
          <ChoiceField
            label={fulfilmentText.outside}
            name="outsideArea"
            choices={fulfilmentText.outsides}
            value={outsideArea}
            onChange={(value) => form.set({ outsideArea: value })}
          />
        </FieldRow>
      )}
    </FormSection>
  );
}

interface ZoneCardProps {
  readonly zone: RowFields<ZoneDraft>;
  readonly country: Country;
  readonly hints: readonly string[];
  readonly hasOthers: boolean;
}

function ZoneCard({ zone, country, hints, hasOthers }: ZoneCardProps): ReactElement {
  const { kind, weekdays, plz } = zone.value;
  const name = zone.value.name.trim() || labels.untitled;
  return (
    <RowCard
      removeLabel={fulfilmentText.removeZone(name)}
      onRemove={zone.remove}
      actions={
        hasOthers && (
          <>
            <IconButton label={fulfilmentText.zoneUp(name)} onClick={() => zone.move(-1)}>
              <ChevronDownIcon size={18} className="rotate-180" />
            </IconButton>
            <IconButton label={fulfilmentText.zoneDown(name)} onClick={() => zone.move(1)}>
              <ChevronDownIcon size={18} />
            </IconButton>
          </>
        )
      }
    >
      <TextField label={labels.name} maxLength={120} {...zone.text("name")} />
      <Segmented
        legend={labels.kind}
        name={zone.nameOf("kind")}
        segments={kinds}
        value={kind}
        onChange={(value) => zone.set({ kind: value })}
      />
      {kind === "plz" && (
        <TextArea
          label={labels.plz}
          rows={2}
          hint={
            <>
              {labels.plzHint} <PlaceNames plz={plz} country={country} />
            </>
          }
          {...zone.text("plz")}
        />
      )}
      {kind === "radius" && (
        <FieldRow>
          <TextField label={labels.center} hint={labels.centerHint} {...zone.text("center")} />
          <TextField label={labels.radius} inputMode="decimal" after="km" {...zone.text("radiusKm")} />
        </FieldRow>
      )}
      {kind === "polygon" && (
        <TextArea label={labels.polygon} rows={4} hint={labels.polygonHint} {...zone.text("polygon")} />
      )}
      <FieldRow>
        <TextField label={labels.fee} inputMode="decimal" after="€" {...zone.text("fee")} />
        <TextField label={labels.minOrder} inputMode="decimal" after="€" {...zone.text("minOrder")} />
        <TextField
          label={labels.freeFrom}
          note={fulfilmentText.optional}
          inputMode="decimal"
          after="€"
          {...zone.text("freeFrom")}
        />
        <TextField
          label={labels.extra}
          inputMode="numeric"
          after={fulfilmentText.minutes}
          {...zone.text("extraMinutes")}
        />
      </FieldRow>
      <WeekdayChoice
        legend={labels.weekdays}
        hint={fulfilmentText.everyDay}
        value={weekdays}
        onChange={(value) => zone.set({ weekdays: value })}
      />
      <Checkbox label={labels.enabled} {...zone.flag("enabled")} />
      {hints.map((hint) => (
        <p key={hint} className="flex gap-1.5 text-meta text-warning-ink">
          <WarningIcon size={16} className="mt-px flex-none" />
          {hint}
        </p>
      ))}
    </RowCard>
  );
}

/** The places behind the codes, so that a slip of the finger is seen. */
function PlaceNames({ plz, country }: { readonly plz: string; readonly country: Country }): ReactElement | null {
  const names = plz.split(/[\s,;]+/).flatMap((code) => postalPlace(country, code)?.name ?? []);
  return names.length === 0 ? null : <b>{names.join(", ")}</b>;
}
