import { latePart } from "@lokalkorb/ui/late-part";
import { tellMissing } from "@lokalkorb/ui/tell-missing";
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type ReactElement,
} from "react";
import { openOverlay } from "../overlay.tsx";
import { browserConfig, type BrowserConfig } from "../config/browser-config.ts";
import { cookieBannerText } from "./cookie-banner-text.ts";

const choicesPart = latePart(
  "cookie-choices",
  async () => (await import(/* webpackChunkName: "part-cookie-choices" */ "./cookie-choices.tsx")).CookieChoices,
);

export const openCookieBanner = (privacyUrl: string, app: BrowserConfig["app"]): (() => void) =>
  openOverlay(() => <CookieBanner privacyUrl={privacyUrl} app={app} />);

export interface CookieBannerProps {
  readonly privacyUrl: string;
  readonly app: BrowserConfig["app"];
}

/** Accepting and declining weigh the same; nothing is ticked in advance; the page stays usable meanwhile. */
export function CookieBanner({ privacyUrl, app }: CookieBannerProps): ReactElement {
  const text = cookieBannerText[app];
  // A visitor with an earlier answer came to change it.
  const [returning] = useState(() => window.Cookiebot?.hasResponse ?? false);
  const { Choices, isComing, choose } = useChoices();
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useRoomBelow(ref);
  useFocusOf(ref, returning);
  const keepFocus = useFocusBack(ref);
  const takesPresses = useAfterMoment(returning);
  useEffect(() => {
    if (returning) choose();
  }, [returning, choose]);
  const decide = (all: boolean): void => {
    window.Cookiebot?.submitCustomConsent(all, all, all, browserConfig().streets ? all : undefined);
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`cookie-banner ${takesPresses ? "" : "pointer-events-none"}`}
      onFocusCapture={keepFocus}
    >
      <div className="text-meta text-ink-2">
        <h2 id={titleId} className="inline font-bold text-ink">
          {text.title}
        </h2>{" "}
        {text.intro}{" "}
        <a className="link" href={privacyUrl}>
          {text.privacy}
        </a>
      </div>
      {Choices && <Choices />}
      <div className="cookie-buttons">
        <button type="button" className="cookie-answer" onClick={() => decide(false)}>
          {text.decline}
        </button>
        <button type="button" className="cookie-answer" onClick={() => decide(true)}>
          {text.acceptAll}
        </button>
        {!Choices && (
          <button type="button" className="link" onClick={choose}>
            {isComing ? text.coming : text.choose}
          </button>
        )}
      </div>
    </section>
  );
}

/** Who answers or closes it is afterwards where they were before, in a field, for example. */
function useFocusBack(ref: { readonly current: HTMLElement | null }): (event: FocusEvent) => void {
  const before = useRef<EventTarget | null>(null);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement && document.activeElement === document.body)
        before.current.focus({ preventScroll: true });
    },
    [],
  );
  return ({ relatedTarget }) => {
    if (!ref.current?.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  };
}

interface Choosing {
  /** Null until they are asked for and there. */
  readonly Choices: ComponentType | null;
  readonly isComing: boolean;
  readonly choose: () => void;
}

/** Comes by itself as soon as it can; why it does not is told beside the page, for the banner is on every page and small. */
function useChoices(): Choosing {
  const [Choices, setChoices] = useState<ComponentType | null>(null);
  const [isComing, setComing] = useState(false);
  const choose = useCallback(() => {
    void choicesPart.until().then((part) => setChoices(() => part));
    const ask = (): void => {
      setComing(true);
      choicesPart.load().catch((error: unknown) => {
        setComing(false);
        tellMissing(error, ask);
      });
    };
    ask();
  }, []);
  return { Choices, isComing, choose };
}

const momentMillis = 300;

/** It comes unasked where a bar of the page was: a press that was meant for that one is no answer. */
function useAfterMoment(atOnce: boolean): boolean {
  const [isOver, setOver] = useState(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), momentMillis);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

/**
 * The focused element must not end up behind the banner, and bars at the lower edge (`above-banner`) stand above it. A
 * rule for those alone: a property of the whole page would have the style of everything in it calculated anew (P4).
 */
function useRoomBelow(ref: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const banner = ref.current;
    if (banner === null) return;
    const room = new CSSStyleSheet();
    document.adoptedStyleSheets.push(room);
    const observer = new ResizeObserver(() => {
      const height = `${banner.offsetHeight}px`;
      room.replaceSync(`html{scroll-padding-bottom:${height}}.above-banner{--banner-height:${height}}`);
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room);
    };
  }, [ref]);
}

/** Asked for, the banner takes the focus and closes with Esc; unasked it leaves both alone. */
function useFocusOf(ref: { readonly current: HTMLElement | null }, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") window.Cookiebot?.hide();
    };
    ref.current?.focus();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [ref, wanted]);
}
