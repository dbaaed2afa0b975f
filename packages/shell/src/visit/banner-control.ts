import { latePart } from "@lokalkorb/ui/late-part";
import type { BrowserConfig } from "../config/browser-config.ts";

const bannerPart = latePart(
  "cookie-banner",
  async () => (await import(/* webpackChunkName: "part-cookie-banner" */ "./cookie-banner.tsx")).openCookieBanner,
);

export interface BannerControl {
  show(): void;
  hide(): void;
}

/** Fetches the banner when consent has to be asked for; at most one is on the page. */
export function createBannerControl(privacyUrl: string, app: BrowserConfig["app"]): BannerControl {
  let wanted = false;
  let close: (() => void) | null = null;
  return {
    show: () => {
      if (wanted) return;
      wanted = true;
      void bannerPart.until().then((openCookieBanner) => {
        if (wanted) close ??= openCookieBanner(privacyUrl, app);
        return undefined;
      });
    },
    hide: () => {
      wanted = false;
      close?.();
      close = null;
    },
  };
}
