import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { GeoPoint } from "@lokalkorb/domain/fulfilment/methods/zone";
import type { BorderRefusal } from "@lokalkorb/domain/fulfilment/zones/draw-border";
import { distanceMeters, isInside } from "@lokalkorb/domain/fulfilment/zones/geometry";
import { matchesPlz, parsePlzPattern } from "@lokalkorb/domain/fulfilment/zones/plz-pattern";
import {
  codesOf,
  cornersOf,
  kilometersField,
  pointField,
  readKilometers,
  readPoint,
  type ZoneValues,
} from "../state/zone-values.ts";

/** The map writes the same texts into the form that can be typed. */
export type ZoneShape = Pick<ZoneValues, "plz" | "center" | "radiusKm" | "polygon">;
export type ZoneEdit = Partial<ZoneShape>;
export type EditRefusal =
  | BorderRefusal
  | { readonly type: "part-of-pattern"; readonly about: readonly [string, string] };
export type EditAnswer = Result<ZoneEdit, EditRefusal>;

export const shapeOf = ({ plz, center, radiusKm, polygon }: ZoneValues): ZoneShape => ({
  plz,
  center,
  radiusKm,
  polygon,
});

/** A metre is as exact as a finger on a map will ever be. */
const rounded = ({ lat, lng }: GeoPoint): GeoPoint => ({ lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) });

export const withCorners = (corners: readonly GeoPoint[]): ZoneEdit => ({
  polygon: corners.map((corner) => pointField(rounded(corner))).join("\n"),
});

export const cornersIn = (drawn: Result<readonly GeoPoint[], BorderRefusal>): EditAnswer =>
  drawn.ok ? ok(withCorners(drawn.value)) : drawn;

/** Metres of a circle that begins, and steps in which it grows. */
const firstMeters = 3000;
const meterStep = 100;

/** The middle of a circle; one that had no size yet gets one, so that there is something to pull at. */
export const withCentre = (to: GeoPoint, { radiusKm }: ZoneShape): ZoneEdit => ({
  center: pointField(rounded(to)),
  ...(radiusKm.trim() === "" && { radiusKm: kilometersField(firstMeters) }),
});

export const withRim = (centre: GeoPoint, rim: GeoPoint): ZoneEdit => ({
  radiusKm: kilometersField(Math.max(meterStep, Math.round(distanceMeters(centre, rim) / meterStep) * meterStep)),
});

export interface Circle {
  readonly centre: GeoPoint;
  readonly meters: number;
}

export function circleOf({ center, radiusKm }: ZoneShape): Circle | null {
  const centre = readPoint(center);
  const meters = readKilometers(radiusKm);
  return centre === null || meters === null || meters === 0 ? null : { centre, meters };
}

/** Adds the code or takes it away. One that is only part of '805*' or a range is not taken out of it unasked. */
export function switchCode({ plz }: ZoneShape, zip: string, country: Country): EditAnswer {
  const written = codesOf(plz);
  if (written.includes(zip)) return ok({ plz: written.filter((code) => code !== zip).join(", ") });
  const around = written.find((code) => {
    const pattern = parsePlzPattern(code, country);
    return pattern !== null && matchesPlz(pattern, zip);
  });
  return around === undefined
    ? ok({ plz: [...written, zip].join(", ") })
    : refuse({ type: "part-of-pattern", about: [zip, around] });
}

/** The uppermost drawn area under a press. */
export const zoneAt = (zones: readonly ZoneValues[], at: GeoPoint): ZoneValues | undefined =>
  zones.find((zone) => {
    if (zone.kind === "polygon") return isInside(at, cornersOf(zone.polygon));
    const circle = zone.kind === "radius" ? circleOf(zone) : null;
    return circle !== null && distanceMeters(circle.centre, at) <= circle.meters;
  });
