import { latePart } from "@lokalkorb/ui/late-part";

/** The map is heavier than the rest of the page; it comes to those who ask for it. */
export const zoneMapPart = latePart("zone-map", async () => {
  const { ZoneMap, prepareMap } = await import(/* webpackChunkName: "part-zone-map" */ "./zone-map.tsx");
  await prepareMap();
  return ZoneMap;
});
