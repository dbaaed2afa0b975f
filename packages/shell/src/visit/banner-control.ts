import { latePart } from "@lokalkorb/ui/late-part";
import { calmMoment } from "./calm-moment.ts";
import type { BrowserConfig } from "../config/browser-config.ts";

const bannerPart = latePart(
  "cookie-banner",
  async () => (await import(/* webpackChunkName: "part-cookie-banner" */ "./cookie-banner.tsx")).openCookieBanner,
);

export interface BannerControl {
  /** Asked for by the visitor. */
  show(): void;
  /** In a calm moment: the banner lies where a bar of the page was, and behind a dialog it could not be answered. */
  showUnasked(): void;
  hide(): void;
}

/** Fetches the banner when consent has to be asked for; at most one is on the page. */
export function createBannerControl(privacyUrl: string, app: BrowserConfig["app"]): BannerControl {
  let wanted = false;
  let close: (() => void) | null = null;
  const untilCalm = calmMoment({
    wasPressed: navigator.userActivation.isActive,
    presses: window,
    isCovered: () => document.querySelector("dialog[open]") !== null,
  });
  const open = async (ready?: () => Promise<void>): Promise<void> => {
    wanted = true;
    const openCookieBanner = await bannerPart.until();
    await ready?.();
    if (wanted) close ??= openCookieBanner(privacyUrl, app);
  };
  return {
    show: () => void open(),
    showUnasked: () => {
      if (!wanted) void open(untilCalm);
    },
    hide: () => {
      wanted = false;
      close?.();
      close = null;
    },
  };
}
