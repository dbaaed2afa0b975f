import { menuFeedUrl } from "@lokalkorb/contracts/menu-feed";
import { emulatorRegions, regions } from "@lokalkorb/contracts/regions";
import type { BrowserConfig } from "@lokalkorb/shell/config/browser-config";

type Where = Pick<BrowserConfig, "firebase" | "emulators" | "functionsBase">;

/** Where the public feed of a shop is answered: by the functions of the US region of this stack. */
export function feedAddress({ firebase, emulators, functionsBase }: Where, slug: string): string {
  const { projectId } = firebase;
  if (emulators.enabled) {
    const base = `http://${emulators.host}:${emulators.functionsPort}/${projectId}/${emulatorRegions.us}`;
    return menuFeedUrl(base, slug);
  }
  const base = functionsBase.us.replace(/\/$/, "");
  return menuFeedUrl(base === "" ? `https://${regions.us}-${projectId}.cloudfunctions.net` : base, slug);
}
