import { insertCorner, moveCorner, removeCorner } from "@lokalkorb/domain/fulfilment/zones/draw-border";
import { middleOf, pointTowards } from "@lokalkorb/maps/geometry";
import type { MapHandle } from "@lokalkorb/maps/scene";
import { cornersOf, type ZoneValues } from "../state/zone-values.ts";
import type { ZoneMapState } from "./use-zone-map.ts";
import { circleOf, cornersIn, withCentre, withCorners, withRim } from "./zone-edits.ts";
import { zoneMapText as words } from "./zone-map-text.ts";

type Hands = Pick<ZoneMapState, "apply" | "hold" | "isDrawing" | "done" | "chooseCorner">;

/** Everything to take hold of: corners and the middles of sides, or the middle and the rim of a circle. */
export function handlesOf(zone: ZoneValues, hands: Hands): MapHandle[] {
  if (zone.kind === "polygon") return cornerHandles(zone, hands);
  return zone.kind === "radius" ? circleHandles(zone, hands) : [];
}

function circleHandles(zone: ZoneValues, { apply, hold }: Hands): MapHandle[] {
  const circle = circleOf(zone);
  if (circle === null) return [];
  const { centre, meters } = circle;
  return [
    {
      id: "centre",
      at: centre,
      label: words.centre,
      kind: "centre",
      onMove: (to) => hold(withCentre(to, zone)),
      onDrop: (to) => apply({ ok: true, value: withCentre(to, zone) }),
    },
    {
      id: "rim",
      at: pointTowards(centre, meters, 90),
      label: words.rim(zone.radiusKm),
      kind: "radius",
      onMove: (to) => hold(withRim(centre, to)),
      onDrop: (to) => apply({ ok: true, value: withRim(centre, to) }),
    },
  ];
}

function cornerHandles(zone: ZoneValues, { apply, hold, isDrawing, done, chooseCorner }: Hands): MapHandle[] {
  const corners = cornersOf(zone.polygon);
  return corners.flatMap((at, index): MapHandle[] => {
    const corner: MapHandle = {
      id: `corner-${index}`,
      at,
      label: words.corner(index + 1, corners.length),
      kind: "corner",
      onMove: (to) => hold(withCorners(corners.with(index, to))),
      onDrop: (to) => apply(cornersIn(moveCorner(corners, index, to))),
      onPress: () => (isDrawing && index === 0 && corners.length > 2 ? done() : chooseCorner(index)),
      onRemove: () => apply(cornersIn(removeCorner(corners, index))),
    };
    const next = corners[(index + 1) % corners.length];
    if (isDrawing || next === undefined) return [corner];
    const middle = middleOf(at, next);
    return [
      corner,
      {
        id: `between-${index}`,
        at: middle,
        label: words.between(index + 1),
        kind: "between",
        onMove: (to) => hold(withCorners(corners.toSpliced(index + 1, 0, to))),
        onDrop: (to) => apply(cornersIn(insertCorner(corners, index, to))),
        onPress: () => apply(cornersIn(insertCorner(corners, index, middle))),
      },
    ];
  });
}
