import { forgetOnThisPage } from "@lokalkorb/analytics/forget-mapbox";
import { mayAskForStreets, streetsConsent } from "@lokalkorb/analytics/streets-consent";
import { MapCanvas, type MapCanvasProps } from "@lokalkorb/maps/map-canvas";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import { useLate } from "@lokalkorb/ui/use-late";
import { useEffect, useState, useSyncExternalStore, type ReactElement } from "react";
import { browserConfig, type BrowserConfig } from "../config/browser-config.ts";
import { takesStreets } from "./street-pages.ts";
import { StreetsChoice } from "./streets-choice.tsx";

const streetsPart = latePart("streets", async () => {
  const { prepareStreets } = await import(/* webpackChunkName: "part-streets" */ "@lokalkorb/maps/prepare-streets");
  const { streets } = browserConfig();
  if (streets === null) throw new Error("Invariant: streets without a token");
  return prepareStreets(streets);
});

export type StreetMapProps = Omit<MapCanvasProps, "streets" | "onStreetsFail">;

/**
 * The map of every page: our own data, and with a token and consent on the streets of Mapbox. Until both are there not one
 * request goes to Mapbox. Nothing is asked in the companion app, so nothing is shown there either.
 */
export function StreetMap(props: StreetMapProps): ReactElement {
  const [config] = useState(browserConfig);
  const [hasChoice] = useState(() => config.streets !== null && mayAskForStreets());
  return hasChoice ? <MapWithChoice {...props} config={config} /> : <MapCanvas {...props} />;
}

function MapWithChoice({ config, ...map }: StreetMapProps & { readonly config: BrowserConfig }): ReactElement {
  const consent = streetsConsent();
  const answer = useSyncExternalStore(consent.subscribe, consent.current);
  const [isHere] = useState(() => takesStreets(config.app, pathOfDocument()));
  const [hasFailed, setFailed] = useState(false);
  const isWanted = answer === "allowed" && isHere && !hasFailed;
  const part = useLate(streetsPart, isWanted);
  const streets = isWanted && part.status === "here" ? part.module : null;
  // After the map has closed its engine: effects of what is inside come first.
  useEffect(() => {
    if (answer === "refused") forgetOnThisPage();
  }, [answer]);
  const decide = (isAllowed: boolean): void => {
    consent.decide(isAllowed);
    setFailed(false);
    if (isAllowed && !isHere) window.location.reload();
  };
  return (
    <div className="grid gap-2">
      <StreetsChoice
        answer={answer}
        state={hasFailed ? "failed" : isHere ? (streets === null ? "coming" : "shown") : "elsewhere"}
        privacyUrl={`${config.storefrontUrl}/datenschutz`}
        onDecide={decide}
        onRetry={() => (isHere ? setFailed(false) : window.location.reload())}
      />
      {isWanted && <LateNotice part={streetsPart} />}
      <MapCanvas {...map} streets={streets} onStreetsFail={() => setFailed(true)} />
    </div>
  );
}

function pathOfDocument(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return new URL(navigation?.name ?? window.location.href).pathname;
}
