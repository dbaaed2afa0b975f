import { consentCategories } from "@lokalkorb/analytics/consent";
import type { ConsentCategory } from "@lokalkorb/analytics/consent";
import { buttonLook } from "@lokalkorb/ui/button-look";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactElement } from "react";
import { openOverlay } from "../overlay.tsx";
import { categoryText, cookieBannerText as text } from "./cookie-banner-text.ts";
import { NecessaryList } from "./necessary-list.tsx";

export const openCookieBanner = (privacyUrl: string): (() => void) =>
  openOverlay(() => <CookieBanner privacyUrl={privacyUrl} />);

/** Accepting and declining weigh the same; nothing is ticked in advance; the page stays usable meanwhile. */
export function CookieBanner({ privacyUrl }: { readonly privacyUrl: string }): ReactElement {
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<ConsentCategory, boolean>>>(currentChoice);
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useRoomBelow(ref);
  const same = buttonLook({ look: "outline", size: "small" });
  const decide = (all: boolean): void => window.Cookiebot?.submitCustomConsent(all, all, all);
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-3 z-50 grid max-h-[85dvh] gap-3 overflow-auto rounded-lg border border-line bg-surface p-4 shadow-float md:end-auto md:w-[26rem]"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-name font-bold">
          {text.title}
        </h2>
        <p className="text-meta text-ink-2">
          {text.intro}{" "}
          <a className="link" href={privacyUrl}>
            {text.privacy}
          </a>
        </p>
      </div>
      {choosing && (
        <fieldset className="grid gap-1">
          <legend className="sr-only">{text.choose}</legend>
          <NecessaryList />
          {consentCategories.map((category) => (
            <label key={category} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="tick"
                checked={chosen[category]}
                onChange={(event) => setChosen({ ...chosen, [category]: event.target.checked })}
              />
              <span>
                <b>{categoryText[category].name}</b>{" "}
                <span className="text-meta text-ink-2">{categoryText[category].detail}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="grid grid-cols-2 gap-2">
        <button type="button" className={same} onClick={() => decide(false)}>
          {text.decline}
        </button>
        <button type="button" className={same} onClick={() => decide(true)}>
          {text.acceptAll}
        </button>
        {choosing ? (
          <button
            type="button"
            className={`${same} col-span-2`}
            onClick={() =>
              window.Cookiebot?.submitCustomConsent(chosen.preferences, chosen.statistics, chosen.marketing)
            }
          >
            {text.save}
          </button>
        ) : (
          <button type="button" className="link col-span-2 min-h-11 text-meta" onClick={() => setChoosing(true)}>
            {text.choose}
          </button>
        )}
      </div>
    </section>
  );
}

/** Whoever comes back to change something sees what holds now; whoever is asked first sees nothing ticked. */
function currentChoice(): Readonly<Record<ConsentCategory, boolean>> {
  const consent = window.Cookiebot?.consent;
  return {
    preferences: consent?.preferences ?? false,
    statistics: consent?.statistics ?? false,
    marketing: consent?.marketing ?? false,
  };
}

/** What has the focus must not end up behind the banner, and bars at the lower edge can stand above it. */
function useRoomBelow(ref: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const banner = ref.current;
    if (banner === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--banner-height", `${banner.offsetHeight + 12}px`);
      style.scrollPaddingBottom = "var(--banner-height)";
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty("--banner-height");
      style.scrollPaddingBottom = "";
    };
  }, [ref]);
}
