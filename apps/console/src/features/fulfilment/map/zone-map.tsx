import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { removeCorner } from "@lokalkorb/domain/fulfilment/zones/draw-border";
import { distanceMeters } from "@lokalkorb/domain/fulfilment/zones/geometry";
import { postalPlaces } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import { StreetMap } from "@lokalkorb/shell/street-map";
import { Button } from "@lokalkorb/ui/button";
import { PlusIcon, Undo2Icon } from "@lokalkorb/ui/icons";
import { useDeferredValue, useMemo, useRef, useState, type ReactElement } from "react";
import type { FormFields } from "@/shared/forms/state/form-fields";
import type { FulfilmentValues } from "../state/fulfilment-values.ts";
import { cornersOf } from "../state/zone-values.ts";
import { overlapLines } from "./overlap-lines.ts";
import { useZoneMap, type ZoneMapState } from "./use-zone-map.ts";
import { circleOf, cornersIn } from "./zone-edits.ts";
import { handlesOf } from "./zone-handles.ts";
import { ZoneLegend } from "./zone-legend.tsx";
import { zoneMapText as words } from "./zone-map-text.ts";
import { frameOf, placesOf, shapesOf, type ShopPoint } from "./zone-scene.ts";

export { prepareMap } from "@lokalkorb/maps/prepare-map";

export interface ZoneMapProps {
  readonly form: FormFields<FulfilmentValues>;
  readonly country: Country;
  readonly shop: ShopPoint;
}

/** Metres within which a shop has places that we know. */
const knownMeters = 60_000;

/** The areas of a way on a map that draws them. It edits the fields of the list below, and nothing of its own. */
export function ZoneMap({ form, country, shop }: ZoneMapProps): ReactElement {
  const map = useZoneMap(form.rows("zones"), country, shop.at);
  const { chosen, shown, isDrawing } = map;
  const zone = chosen?.value;
  const { zonePick } = form.value;
  const [frame] = useState(() => frameOf(form.value.zones, country, shop));
  const ground = useRef<HTMLDivElement>(null);
  // On a phone the buttons stand below the map that the next press goes to.
  const showGround = (): void => ground.current?.scrollIntoView({ block: "center" });
  const drawingId = isDrawing ? (zone?.id ?? null) : null;
  const shapes = useMemo(() => shapesOf(shown, { chosenId: zone?.id, drawingId }), [shown, zone?.id, drawingId]);
  const settled = useDeferredValue(form.value.zones);
  const places = useMemo(() => placesOf(settled, country, shop), [settled, country, shop]);
  const overlaps = useMemo(() => overlapLines(settled, zonePick, country), [settled, zonePick, country]);
  const { at } = shop;
  const hasPlaces = at === undefined || postalPlaces(country).some((place) => distanceMeters(place, at) < knownMeters);
  return (
    <div className="grid gap-3">
      <p className="max-w-[90ch] text-meta text-ink-2">
        {words.lead} {!hasPlaces && words.unknownRegion}
      </p>
      <ZoneLegend zones={form.value.zones} chosenId={zone?.id} onChoose={map.choose} />
      {zone && <p className="text-pretty">{hintFor(map)}</p>}
      <div ref={ground} className="grid gap-3">
        <StreetMap
          label={words.map}
          height="clamp(20rem, 62vh, 34rem)"
          frame={frame}
          shapes={shapes}
          places={places}
          handles={zone ? handlesOf(zone, map) : []}
          isDrawing={setsPoints(map)}
          onPress={map.press}
          missing={<p className="rounded-md border border-line p-3">{words.noMap}</p>}
          setHere={words.setHere}
        />
        <Tools map={map} onBegin={showGround} />
      </div>
      {overlaps.length > 0 && (
        <section aria-label={words.overlaps} className="grid gap-1 text-meta">
          <h3 className="font-bold">{words.overlaps}</h3>
          <ul className="grid gap-1">
            {overlaps.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Whether the next press on the map sets a corner or the middle. */
function setsPoints({ chosen, isDrawing }: ZoneMapState): boolean {
  return isDrawing || (chosen?.value.kind === "radius" && circleOf(chosen.value) === null);
}

function hintFor(map: ZoneMapState): string {
  const { hints } = words;
  const kind = map.chosen?.value.kind ?? "plz";
  if (map.isDrawing) return hints.drawing;
  return kind === "radius" && setsPoints(map) ? hints.centre : hints[kind];
}

interface ToolsProps {
  readonly map: ZoneMapState;
  readonly onBegin: () => void;
}

/** Buttons for everything that has no room on a map. */
function Tools({ map, onBegin }: ToolsProps): ReactElement {
  const begin = (drawing: () => void) => (): void => {
    drawing();
    onBegin();
  };
  const { chosen, isDrawing, corner, undo } = map;
  const corners = chosen?.value.kind === "polygon" ? cornersOf(chosen.value.polygon) : [];
  return (
    <>
      <output className="block min-h-6 font-bold">{map.told}</output>
      <div className="flex flex-wrap gap-2">
        {isDrawing && corners.length > 2 && <Tool label={words.done} onPress={map.done} />}
        {!isDrawing && corners.length > 2 && <Tool label={words.again} onPress={begin(map.again)} />}
        {!isDrawing && corner !== null && corner < corners.length && (
          <Tool
            label={words.removeCorner(corner + 1)}
            onPress={() => map.apply(cornersIn(removeCorner(corners, corner)))}
          />
        )}
        {undo !== null && <Tool label={words.undo} icon={<Undo2Icon size={16} />} onPress={undo} />}
        <Tool label={words.drawBorder} icon={<PlusIcon size={16} />} onPress={begin(() => map.add("polygon"))} />
        <Tool label={words.drawCircle} icon={<PlusIcon size={16} />} onPress={begin(() => map.add("radius"))} />
      </div>
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon?: ReactElement;
  readonly onPress: () => void;
}

const Tool = ({ label, icon, onPress }: ToolProps): ReactElement => (
  <Button look="outline" size="small" icon={icon} onClick={onPress}>
    {label}
  </Button>
);
