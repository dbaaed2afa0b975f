import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import type { PlacesMapProps } from "./places-map.tsx";

/** Comes with a press: the map is heavier than the page. */
const placesMapPart = latePart("places-map", async () => {
  const { PlacesMap, prepareMap } = await import(/* webpackChunkName: "part-places-map" */ "./places-map.tsx");
  await prepareMap();
  return PlacesMap;
});

export const LatePlacesMap = lateComponent<PlacesMapProps>(placesMapPart, () => <LateNotice part={placesMapPart} />);
