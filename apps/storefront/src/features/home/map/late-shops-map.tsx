import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ShopsMapProps } from "./shops-map.tsx";

/** Comes with a press: the map is heavier than the page. */
const shopsMapPart = latePart("shops-map", async () => {
  const { ShopsMap, prepareMap } = await import(/* webpackChunkName: "part-shops-map" */ "./shops-map.tsx");
  await prepareMap();
  return ShopsMap;
});

export const LateShopsMap = lateComponent<ShopsMapProps>(shopsMapPart, () => <LateNotice part={shopsMapPart} />);
