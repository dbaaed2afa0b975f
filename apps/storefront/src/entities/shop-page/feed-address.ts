import { menuFeedUrl } from "@lokalkorb/contracts/menu-feed";
import { emulatorRegions, regions, type RegionKey } from "@lokalkorb/contracts/regions";
import type { BrowserConfig } from "@lokalkorb/shell/config/browser-config";

type Where = Pick<BrowserConfig, "firebase" | "emulators" | "functionsBase">;

/** Where the public feed of a shop is answered: by the functions of the US region of this stack. */
export const feedAddress = (where: Where, slug: string): string => menuFeedUrl(functionsBase(where, "us"), slug);

/** Where the functions of a region are reached by their name, without a slash at its end. */
export function functionsBase({ firebase, emulators, functionsBase: bases }: Where, region: RegionKey): string {
  const { projectId } = firebase;
  if (emulators.enabled)
    return `http://${emulators.host}:${emulators.functionsPort}/${projectId}/${emulatorRegions[region]}`;
  const base = bases[region].replace(/\/$/, "");
  return base === "" ? `https://${regions[region]}-${projectId}.cloudfunctions.net` : base;
}
