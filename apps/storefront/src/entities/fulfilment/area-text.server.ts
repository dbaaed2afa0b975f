import type { Unit } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { matchesPlz, parsePlzPattern } from "@lokalkorb/domain/fulfilment/zones/plz-pattern";
import { postalPlacesLike } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import type { Zone } from "@lokalkorb/domain/fulfilment/methods/zone";

/** About so many letters of names fit beside their label on a phone. */
const briefLetters = 30;

/** 'Rimsting, Rosenheim und Umgebung', 'Deutschland, Österreich': where a way reaches (CHK-03); null for those who come. */
export function areaText({ type, zones = [], shipping }: FulfilmentMethod, country: Country): string | null {
  const areas = zones
    .filter(({ enabled }) => enabled)
    .toSorted((a, b) => a.priority - b.priority)
    .map((zone) => ({ zone, towns: townsOf(zone, country).map(shortName) }));
  if (areas.length > 0) return brief(areas);
  if (type !== "shipping") return null;
  return (shipping?.countries ?? []).map((one) => jurisdictions[one].name).join(", ");
}

function brief(areas: readonly { readonly zone: Zone; readonly towns: readonly string[] }[]): string {
  const named = areas.map(({ zone, towns }) => (towns.length > 0 ? towns : zone.kind === "plz" ? [zone.name] : []));
  // The first town of each zone goes before the second of any, so that no direction is left unnamed.
  const deepest = Math.max(...named.map(({ length }) => length));
  const all = Array.from({ length: deepest }, (_, rank) => named.flatMap((towns) => towns[rank] ?? [])).flat();
  const towns = [...new Set(all)];
  const [first] = towns;
  if (first === undefined) return areas.map(({ zone }) => zoneName(zone)).join(", ");
  let text = first;
  let shown = 1;
  for (const town of towns.slice(1)) {
    if (`${text}, ${town}`.length > briefLetters) break;
    text = `${text}, ${town}`;
    shown += 1;
  }
  const isAll = shown === towns.length && areas.every(({ zone }) => zone.kind === "plz");
  return isAll ? text : `${text} und Umgebung`;
}

/** The delivery and shipping fees, a paragraph for each area (PRC-02). */
export function costTexts(option: FulfilmentMethod, country: Country): readonly string[] {
  const { type, name, zones = [], shipping, feeCents, freeFromCents, minOrderCents, maxOrderCents } = option;
  if (type !== "delivery" && type !== "shipping") return [];
  const areas = zones.filter(({ enabled }) => enabled).toSorted((a, b) => a.priority - b.priority);
  const atMost = maxOrderCents === undefined ? [] : [`höchstens ${formatMoney(maxOrderCents)}`];
  const parcels = (shipping?.parcels ?? []).map(
    ({ maxGrams, feeCents: parcel }) => `bis ${kilograms(maxGrams)} ${formatMoney(feeCents + parcel)}`,
  );
  const own = [
    parcels.length > 0 ? parcels.join(", ") : priceOf(feeCents),
    ...freeText(freeFromCents),
    ...minimumText(minOrderCents),
    ...atMost,
  ].join(", ");
  if (areas.length === 0) {
    const countries = areaText(option, country);
    return [`${name}${countries === null || countries === "" ? "" : ` (${countries})`}: ${own}.`];
  }
  return areas.map((zone) => {
    const minimum = Math.max(zone.minOrderCents, minOrderCents);
    const terms = [
      parcels.length > 0 ? `${priceOf(zone.feeCents)} und Porto ${parcels.join(", ")}` : priceOf(zone.feeCents),
      ...freeText(zone.freeFromCents),
      ...minimumText(minimum),
      ...atMost,
    ].join(", ");
    return [`${zoneName(zone)}: ${terms}.`, ...placesText(zone, country)].join("\n");
  });
}

const priceOf = (cents: Cents): string => (cents === 0 ? "kostenlos" : formatMoney(cents));
const freeText = (cents: Cents | undefined): readonly string[] =>
  cents === undefined ? [] : [`ab ${formatMoney(cents)} kostenlos`];
const minimumText = (cents: Cents): readonly string[] =>
  cents > 0 ? [`Mindestbestellwert ${formatMoney(cents)}`] : [];
const kilograms = (grams: Unit<"grams">): string => `${String(grams / 1000).replace(".", ",")}\u00a0kg`;

function placesText(zone: Zone, country: Country): readonly string[] {
  if (zone.kind !== "plz") return [];
  const codes = (zone.plz ?? []).map((written) =>
    written.endsWith("*") ? `alle mit ${written.slice(0, -1)} am Anfang` : written.replace("-", "–"),
  );
  const towns = townsOf(zone, country);
  return [`${towns.length > 0 ? `${towns.join(", ")} ` : ""}(PLZ ${codes.join(", ")})`];
}

function zoneName({ kind, name, radiusMeters = 0 }: Zone): string {
  const kilometers = `${String(Math.round(radiusMeters / 100) / 10).replace(".", ",")}\u00a0km`;
  return kind === "radius" && !name.includes("km") ? `${name} (${kilometers} im Umkreis)` : name;
}

/** In the order of the shop's own list; codes that no table knows have no name. */
function townsOf({ kind, plz = [] }: Zone, country: Country): readonly string[] {
  if (kind !== "plz") return [];
  const towns = plz.flatMap((written) => {
    const pattern = parsePlzPattern(written, country);
    if (pattern === null) return [];
    const start = pattern.kind === "exact" ? pattern.zip : pattern.kind === "prefix" ? pattern.prefix : "";
    const known = start === "" ? allPlaces(country) : postalPlacesLike(country, start, Infinity);
    return known.filter(({ zip }) => matchesPlz(pattern, zip)).map(({ name }) => name);
  });
  return [...new Set(towns)];
}

const allPlaces = (country: Country) =>
  Array.from({ length: 10 }, (_, digit) => postalPlacesLike(country, String(digit), Infinity)).flat();

/** As people who live there say it: 'Prien', not 'Prien am Chiemsee'. */
const shortName = (town: string): string => town.replace(/ (?:am|an der|im|bei|ob der) .+$/, "");
