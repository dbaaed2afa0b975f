import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { zone } from "@lokalkorb/domain/fulfilment/methods/method-fields";
import type { GeoPoint, Zone } from "@lokalkorb/domain/fulfilment/methods/zone";
import { zoneProblems } from "@lokalkorb/domain/fulfilment/zones/zone-problems";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import { ifTyped, type FieldChecks } from "@/shared/forms/state/read-fields";
import { zoneHint } from "./zone-text.ts";

const form = documentForm(
  zone.fields,
  [
    "id", "name", "kind", "minOrderCents", "feeCents", "freeFromCents", "extraMinutes", "weekdays", "enabled",
  ], // prettier-ignore
  { rules: () => ({ name: { max: 120 }, extraMinutes: { max: 1440 } }) },
);

/** An area of delivery. Its place in the list is its priority. */
export interface ZoneValues extends FormValues<typeof form> {
  readonly plz: string;
  /** '47.8807, 12.3369' */
  readonly center: string;
  readonly radiusKm: string;
  /** One corner per line, written like the middle. */
  readonly polygon: string;
}

export const newZone = (id: string, center: GeoPoint | undefined): ZoneValues =>
  zoneValues({
    id,
    kind: "plz",
    minOrderCents: 2000,
    feeCents: 390,
    extraMinutes: 0,
    enabled: true,
    ...(center && { center }),
  });

export const pointField = ({ lat, lng }: GeoPoint): string => `${lat}, ${lng}`;

/** '47.88, 12.33' as maps give it; null for everything else. */
export function readPoint(typed: string): GeoPoint | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed);
  return match === null ? null : { lat: Number(match[1]), lng: Number(match[2]) };
}

/** '7,5' kilometres in metres. */
export function readKilometers(typed: string): number | null {
  const match = /^(\d{1,3})(?:[,.](\d{1,3}))?$/.exec(typed.replaceAll(/\s|km/g, ""));
  return match === null ? null : Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0"));
}

export const kilometersField = (meters: number | undefined): string =>
  meters === undefined ? "" : String(meters / 1000).replace(".", ",");

const linesOf = (typed: string): string[] => typed.split("\n").filter((line) => line.trim() !== "");
export const codesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** The corners of a border as far as they can be read. */
export const cornersOf = (typed: string): GeoPoint[] => linesOf(typed).flatMap((line) => readPoint(line) ?? []);

export const zoneValues = (stored: Partial<Zone>): ZoneValues => ({
  ...form.values(stored),
  plz: (stored.plz ?? []).join(", "),
  center: stored.center === undefined ? "" : pointField(stored.center),
  radiusKm: kilometersField(stored.radiusMeters),
  polygon: (stored.polygon ?? []).map(pointField).join("\n"),
});

/** Input for another shape stays in the form and is not stored. */
export function zoneOf(values: ZoneValues, priority: number): Zone {
  const { kind } = values;
  return form.stored(
    values,
    { priority },
    {
      ...(kind === "plz" && { plz: codesOf(values.plz) }),
      ...(kind === "radius" && {
        ...ifTyped("center", values.center, readPoint),
        ...ifTyped("radiusMeters", values.radiusKm, readKilometers),
      }),
      ...(kind === "polygon" && { polygon: cornersOf(values.polygon) }),
    },
  );
}

/** Where each problem of the domain belongs; those of the shape itself are at the field that draws it. */
function fieldOf(kind: Zone["kind"], type: string): keyof ZoneValues {
  if (type === "no-name") return "name";
  if (type === "radius-out-of-range") return "radiusKm";
  return kind === "plz" ? "plz" : kind === "radius" ? "center" : "polygon";
}

export function checkZones(zones: readonly ZoneValues[], country: Country, checks: FieldChecks): void {
  const { note } = checks;
  zones.forEach((values, index) => {
    const { kind, polygon, center } = values;
    const at = `zones.${index}.`;
    form.check(values, checks, { at });
    const wrong = linesOf(polygon).find((line) => readPoint(line) === null);
    if (kind === "polygon" && wrong !== undefined) note(`${at}polygon`, { sentence: zoneHint("point", wrong) });
    if (kind === "radius" && center.trim() !== "" && readPoint(center) === null)
      note(`${at}center`, { sentence: zoneHint("point", center) });
  });
  for (const { type, isHint, zoneId, about } of zoneProblems(zones.map(zoneOf), country)) {
    const index = zones.findIndex(({ id }) => id === zoneId);
    const values = zones[index];
    if (!isHint && values !== undefined)
      note(`zones.${index}.${fieldOf(values.kind, type)}`, { sentence: zoneHint(type, about) });
  }
}

/** Likely mistakes, by zone: shown beside it, without holding up a save. */
export function zoneHints(zones: readonly ZoneValues[], country: Country): ReadonlyMap<string, readonly string[]> {
  const hints = zoneProblems(zones.map(zoneOf), country).filter(({ isHint }) => isHint);
  return new Map(
    zones.map(({ id }) => [
      id,
      hints.filter(({ zoneId }) => zoneId === id).map(({ type, about }) => zoneHint(type, about)),
    ]),
  );
}
