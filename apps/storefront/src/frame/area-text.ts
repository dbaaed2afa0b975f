import { jurisdictions } from "@lokalkorb/domain/jurisdiction/jurisdiction";
import type { DistributionOption } from "@lokalkorb/domain/slots/distribution-option";
import type { Zone } from "@lokalkorb/domain/zones/zone";

/** 'PLZ 8302*, 83071; Bis 15 km um den Hof' or 'Deutschland, Österreich': where a way reaches at all (CHK-03); null for those who come. */
export function areaText({ type, zones = [], shipping }: DistributionOption): string | null {
  const areas = zones.filter(({ enabled }) => enabled).map(zoneText);
  if (areas.length > 0) return areas.join("; ");
  if (type !== "shipping") return null;
  return (shipping?.countries ?? []).map((country) => jurisdictions[country].name).join(", ");
}

function zoneText({ kind, name, plz = [], radiusMeters = 0 }: Zone): string {
  if (kind === "plz") return `PLZ ${plz.join(", ")}`;
  const kilometers = `${String(Math.round(radiusMeters / 100) / 10).replace(".", ",")}\u00a0km`;
  return kind === "radius" && !name.includes("km") ? `${name} (${kilometers} im Umkreis)` : name;
}
