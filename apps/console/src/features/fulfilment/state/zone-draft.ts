import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { GeoPoint, Zone } from "@lokalkorb/domain/fulfilment/methods/zone";
import { zoneProblems } from "@lokalkorb/domain/fulfilment/zones/zone-problems";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { centsField, countField, readCents, readCount } from "@/shared/forms/state/read-amount";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { zoneHint } from "./zone-text.ts";

/** An area of delivery as it is typed. Its place in the list is its priority. */
export interface ZoneDraft {
  readonly id: string;
  readonly name: string;
  readonly kind: Zone["kind"];
  readonly plz: string;
  /** '47.8807, 12.3369' */
  readonly center: string;
  readonly radiusKm: string;
  /** One corner per line, written like the middle. */
  readonly polygon: string;
  readonly minOrder: string;
  readonly fee: string;
  readonly freeFrom: string;
  readonly extraMinutes: string;
  readonly weekdays: readonly Weekday[];
  readonly enabled: boolean;
}

export const newZone = (id: string, center: GeoPoint | undefined): ZoneDraft => ({
  id,
  name: "",
  kind: "plz",
  plz: "",
  center: center === undefined ? "" : pointField(center),
  radiusKm: "",
  polygon: "",
  minOrder: "20,00",
  fee: "3,90",
  freeFrom: "",
  extraMinutes: "0",
  weekdays: [],
  enabled: true,
});

export const pointField = ({ lat, lng }: GeoPoint): string => `${lat}, ${lng}`;

/** '47.88, 12.33' as maps give it; null for everything else. */
export function readPoint(typed: string): GeoPoint | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed);
  return match === null ? null : { lat: Number(match[1]), lng: Number(match[2]) };
}

/** '7,5' kilometres in metres. */
function readKilometers(typed: string): number | null {
  const match = /^(\d{1,3})(?:[,.](\d{1,3}))?$/.exec(typed.replaceAll(/\s|km/g, ""));
  return match === null ? null : Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0"));
}

const kilometersField = (meters: number | undefined): string =>
  meters === undefined ? "" : String(meters / 1000).replace(".", ",");

const linesOf = (typed: string): string[] => typed.split("\n").filter((line) => line.trim() !== "");
const codesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

export const zoneDraft = (zone: Zone): ZoneDraft => ({
  id: zone.id,
  name: zone.name,
  kind: zone.kind,
  plz: (zone.plz ?? []).join(", "),
  center: zone.center === undefined ? "" : pointField(zone.center),
  radiusKm: kilometersField(zone.radiusMeters),
  polygon: (zone.polygon ?? []).map(pointField).join("\n"),
  minOrder: centsField(zone.minOrderCents),
  fee: centsField(zone.feeCents),
  freeFrom: centsField(zone.freeFromCents),
  extraMinutes: countField(zone.extraMinutes),
  weekdays: zone.weekdays ?? [],
  enabled: zone.enabled,
});

/** Input for another shape stays in the form and is not stored. */
export function zoneOf(draft: ZoneDraft, priority: number): Zone {
  const { id, name, kind, weekdays, enabled } = draft;
  return {
    id,
    name: name.trim(),
    kind,
    ...(kind === "plz" && { plz: codesOf(draft.plz) }),
    ...(kind === "radius" && {
      ...ifTyped("center", draft.center, readPoint),
      ...ifTyped("radiusMeters", draft.radiusKm, readKilometers),
    }),
    ...(kind === "polygon" && { polygon: linesOf(draft.polygon).flatMap((line) => readPoint(line) ?? []) }),
    minOrderCents: readCents(draft.minOrder) ?? 0,
    feeCents: readCents(draft.fee) ?? 0,
    ...ifTyped("freeFromCents", draft.freeFrom, readCents),
    extraMinutes: readCount(draft.extraMinutes) ?? 0,
    ...(weekdays.length > 0 && { weekdays }),
    enabled,
    priority,
  };
}

/** Where each problem of the domain belongs; those of the shape itself are at the field that draws it. */
function fieldOf(kind: Zone["kind"], type: string): keyof ZoneDraft {
  if (type === "no-name") return "name";
  if (type === "radius-out-of-range") return "radiusKm";
  return kind === "plz" ? "plz" : kind === "radius" ? "center" : "polygon";
}

export function zoneErrors(drafts: readonly ZoneDraft[], country: Country): FieldErrors {
  const { errors, note, cents, count, text } = fieldChecks();
  drafts.forEach((draft, index) => {
    const at = (name: keyof ZoneDraft): string => `zones.${index}.${name}`;
    text(at("name"), draft.name, 120);
    cents(at("minOrder"), draft.minOrder);
    cents(at("fee"), draft.fee);
    cents(at("freeFrom"), draft.freeFrom, { optional: true });
    count(at("extraMinutes"), draft.extraMinutes, { max: 1440 });
    const wrong = linesOf(draft.polygon).find((line) => readPoint(line) === null);
    if (draft.kind === "polygon" && wrong !== undefined) note(at("polygon"), { sentence: zoneHint("point", wrong) });
    if (draft.kind === "radius" && draft.center.trim() !== "" && readPoint(draft.center) === null)
      note(at("center"), { sentence: zoneHint("point", draft.center) });
  });
  for (const { type, isHint, zoneId, about } of zoneProblems(drafts.map(zoneOf), country)) {
    const index = drafts.findIndex(({ id }) => id === zoneId);
    const draft = drafts[index];
    if (!isHint && draft !== undefined)
      note(`zones.${index}.${fieldOf(draft.kind, type)}`, { sentence: zoneHint(type, about) });
  }
  return errors;
}

/** Likely mistakes, by zone: shown beside it, without holding up a save. */
export function zoneHints(drafts: readonly ZoneDraft[], country: Country): ReadonlyMap<string, readonly string[]> {
  const hints = zoneProblems(drafts.map(zoneOf), country).filter(({ isHint }) => isHint);
  return new Map(
    drafts.map(({ id }) => [
      id,
      hints.filter(({ zoneId }) => zoneId === id).map(({ type, about }) => zoneHint(type, about)),
    ]),
  );
}
