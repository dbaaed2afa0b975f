import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { postalPlace } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Button } from "@lokalkorb/ui/button";
import { MapPinIcon, WarningIcon } from "@lokalkorb/ui/icons";
import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, useState, type ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields, RowFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { MoveButtons } from "@/shared/forms/ui/move-buttons";
import { RowCard } from "@/shared/forms/ui/row-card";
import { WeekdayChoice } from "@/shared/forms/time/weekday-choice";
import { zoneMapPart } from "../map/late-zone-map.ts";
import type { ShopPoint } from "../map/zone-scene.ts";
import { fulfilmentText } from "./fulfilment-text.ts";
import type { FulfilmentValues } from "../state/fulfilment-values.ts";
import { newZone, zoneHints, type ZoneValues } from "../state/zone-values.ts";

const labels = fulfilmentText.zone;
const kinds = (["plz", "radius", "polygon"] as const).map((value) => ({ value, label: labels.kinds[value] }));

export interface ZoneListProps {
  readonly form: FormFields<FulfilmentValues>;
  readonly country: Country;
  /** Where a circle begins. */
  readonly shop: ShopPoint;
}

/** Without the map its place says why, and the list below does all the same. */
const LateZoneMap = lateComponent(zoneMapPart, () => <LateNotice part={zoneMapPart} />);

/** The areas of a way, the most important first. */
export function ZoneList({ form, country, shop }: ZoneListProps): ReactElement {
  const zones = form.rows("zones");
  const { type, zones: list } = form.value;
  const hints = useMemo(() => zoneHints(list, country), [list, country]);
  const [isMapOpen, setMapOpen] = useState(false);
  return (
    <FormSection
      title={fulfilmentText.zones}
      action={
        <Button
          look="outline"
          size="small"
          icon={<MapPinIcon size={16} />}
          aria-expanded={isMapOpen}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          {isMapOpen ? fulfilmentText.closeMap : fulfilmentText.onMap}
        </Button>
      }
      lead={type === "shipping" ? fulfilmentText.zonesOfShipping : fulfilmentText.zonesLead}
    >
      {isMapOpen && <LateZoneMap form={form} country={country} shop={shop} />}
      {zones.each.map((zone) => (
        <ZoneCard
          key={zone.value.id}
          zone={zone}
          country={country}
          hints={hints.get(zone.value.id) ?? []}
          hasOthers={list.length > 1}
        />
      ))}
      <AddButton
        error={zones.error}
        label={fulfilmentText.addZone}
        onClick={() => zones.add(newZone(crypto.randomUUID().slice(0, 8), shop.at))}
      />
      {list.length > 0 && (
        <FieldRow>
          <ChoiceField
            label={fulfilmentText.zonePick}
            choices={fulfilmentText.zonePicks}
            {...form.choice("zonePick")}
          />
          <ChoiceField
            label={fulfilmentText.outside}
            choices={fulfilmentText.outsides}
            {...form.choice("outsideArea")}
          />
        </FieldRow>
      )}
    </FormSection>
  );
}

interface ZoneCardProps {
  readonly zone: RowFields<ZoneValues>;
  readonly country: Country;
  readonly hints: readonly string[];
  readonly hasOthers: boolean;
}

function ZoneCard({ zone, country, hints, hasOthers }: ZoneCardProps): ReactElement {
  const { kind, plz } = zone.value;
  const name = zone.value.name.trim() || labels.untitled;
  return (
    <RowCard
      removeLabel={fulfilmentText.removeZone(name)}
      onRemove={zone.remove}
      actions={
        hasOthers && (
          <MoveButtons up={fulfilmentText.zoneUp(name)} down={fulfilmentText.zoneDown(name)} onMove={zone.move} />
        )
      }
    >
      <TextField label={labels.name} maxLength={120} {...zone.text("name")} />
      <Segmented legend={labels.kind} segments={kinds} {...zone.choice("kind")} />
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
        <TextField label={labels.fee} {...zone.cents("fee")} />
        <TextField label={labels.minOrder} {...zone.cents("minOrder")} />
        <TextField label={labels.freeFrom} note={fulfilmentText.optional} {...zone.cents("freeFrom")} />
        <TextField label={labels.extra} after={fulfilmentText.minutes} {...zone.count("extraMinutes")} />
      </FieldRow>
      <WeekdayChoice legend={labels.weekdays} hint={fulfilmentText.everyDay} {...zone.choice("weekdays")} />
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
