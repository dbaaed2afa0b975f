import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import { addCorner } from "@lokalkorb/domain/fulfilment/zones/draw-border";
import { crossesItself } from "@lokalkorb/domain/fulfilment/zones/geometry";
import { postalPlaces } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import { useState } from "react";
import type { RowFields, Rows } from "@/shared/forms/state/form-fields";
import { codesOf, cornersOf, newZone, type ZoneValues } from "../state/zone-values.ts";
import { circleOf, cornersIn, shapeOf, switchCode, withCentre, withCorners, zoneAt, type EditAnswer, type ZoneEdit, type ZoneShape } from "./zone-edits.ts"; // prettier-ignore
import { zoneMapText as words } from "./zone-map-text.ts";

interface PastEdit {
  readonly zoneId: string;
  readonly before: ZoneShape;
}

export interface ZoneMapState {
  readonly chosen: RowFields<ZoneValues> | undefined;
  readonly choose: (zoneId: string) => void;
  /** The areas as they would be with what is held in the hand right now. */
  readonly shown: readonly ZoneValues[];
  readonly hold: (edit: ZoneEdit) => void;
  readonly apply: (answer: EditAnswer) => void;
  readonly press: (at: GeoPoint, nearest: (among: readonly GeoPoint[]) => number) => void;
  readonly isDrawing: boolean;
  readonly add: (kind: "radius" | "polygon") => void;
  readonly again: () => void;
  readonly done: () => void;
  readonly corner: number | null;
  readonly chooseCorner: (index: number | null) => void;
  readonly undo: (() => void) | null;
  /** The answer to the last press, for eyes and ears. */
  readonly told: string;
}

/** Which area is chosen, what is being drawn, and how it was before each change. The values are those of the form. */
export function useZoneMap(rows: Rows<ZoneValues>, country: Country, home: GeoPoint | undefined): ZoneMapState {
  const zones = rows.each.map(({ value }) => value);
  const [chosenId, setChosen] = useState(zones[0]?.id);
  const [drawingId, setDrawing] = useState<string | null>(null);
  const [held, hold] = useState<ZoneEdit | null>(null);
  const [corner, chooseCorner] = useState<number | null>(null);
  const [past, setPast] = useState<readonly PastEdit[]>([]);
  const [told, tell] = useState("");
  const chosen = rows.each.find(({ value }) => value.id === chosenId) ?? rows.each[0];
  const zone = chosen?.value;
  const corners = zone?.kind === "polygon" ? cornersOf(zone.polygon) : null;
  const isDrawing = corners !== null && (drawingId === zone?.id || corners.length < 3);
  const undoable = past.findLast(({ zoneId }) => zones.some(({ id }) => id === zoneId));

  const choose = (zoneId: string): void => {
    setChosen(zoneId);
    chooseCorner(null);
    tell("");
  };
  const apply = (answer: EditAnswer, said = ""): void => {
    hold(null);
    if (chosen === undefined) return;
    if (!answer.ok) return tell(words.refusal(answer.refusal));
    setPast([...past, { zoneId: chosen.value.id, before: shapeOf(chosen.value) }]);
    chosen.set(answer.value);
    tell(said);
  };
  return {
    chosen,
    choose,
    shown: zones.map((each) => (held !== null && each.id === zone?.id ? { ...each, ...held } : each)),
    hold,
    apply: (answer) => {
      chooseCorner(null);
      apply(answer);
    },
    press: (at, nearest) => {
      if (zone === undefined) return;
      if (isDrawing && corners !== null) {
        setDrawing(zone.id);
        return apply(cornersIn(addCorner(corners, at)));
      }
      if (zone.kind === "radius" && circleOf(zone) === null) return apply({ ok: true, value: withCentre(at, zone) });
      const places = postalPlaces(country);
      const place = zone.kind === "plz" ? places[nearest(places)] : undefined;
      if (place === undefined) {
        const under = zoneAt(zones, at);
        return under && choose(under.id);
      }
      const answer = switchCode(zone, place.zip, country);
      const isIn = answer.ok && codesOf(answer.value.plz ?? "").includes(place.zip);
      const name = zone.name.trim() || words.untitled;
      return apply(answer, isIn ? words.added(place.zip, name) : words.removed(place.zip, name));
    },
    isDrawing,
    add: (kind) => {
      const id = crypto.randomUUID().slice(0, 8);
      const added: ZoneValues = { ...newZone(id, home), kind };
      rows.add({ ...added, ...(kind === "radius" && home && withCentre(home, added)) });
      choose(id);
      if (kind === "polygon") setDrawing(id);
    },
    again: () => {
      if (zone === undefined) return;
      apply({ ok: true, value: withCorners([]) });
      setDrawing(zone.id);
    },
    done: () => {
      if (corners !== null && crossesItself(corners)) return tell(words.closing);
      setDrawing(null);
      return tell("");
    },
    corner,
    chooseCorner,
    undo:
      undoable === undefined
        ? null
        : () => {
            rows.each.find(({ value }) => value.id === undoable.zoneId)?.set(undoable.before);
            setPast(past.slice(0, past.lastIndexOf(undoable)));
            choose(undoable.zoneId);
            tell(words.undone);
          },
    told,
  };
}
