export interface BannerControl {
  show(): void;
  hide(): void;
}

/** Fetches the banner when somebody has to be asked; at most one is on the page. */
export function createBannerControl(privacyUrl: string): BannerControl {
  let wanted = false;
  let close: (() => void) | null = null;
  return {
    show: () => {
      if (wanted) return;
      wanted = true;
      void import("./cookie-banner.tsx").then(({ openCookieBanner }) => {
        if (wanted) close = openCookieBanner(privacyUrl);
      });
    },
    hide: () => {
      wanted = false;
      close?.();
      close = null;
    },
  };
}
