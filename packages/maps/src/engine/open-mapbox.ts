import type { ErrorEvent } from "mapbox-gl";
import { mapText as words } from "../canvas/map-text.ts";
import { type Credit, creditsIn } from "./credits.ts";
import { drawShapes } from "./draw-shapes.ts";
import { boxOf, firstView, framing, handling } from "./handling.ts";
import type { MapEngine, MapOptions } from "./map-engine.ts";
import { mapbox } from "./mapbox-build.mjs";
import { mapboxStyles } from "./mapbox-styles.ts";

/** Without a style by then there will be no streets. */
const patienceMillis = 15_000;

/** Named whatever a style says of itself, as the terms of Mapbox want it. */
const always: readonly Credit[] = [
  { text: "© Mapbox", href: "https://www.mapbox.com/about/maps/" },
  { text: "© OpenStreetMap", href: "https://www.openstreetmap.org/copyright/" },
];
const feedback = "https://apps.mapbox.com/feedback/";

/** Opens a map with streets of Mapbox below our own areas; the word mark is the engine's own. */
export function openMapbox(
  element: HTMLElement,
  { style, ...options }: MapOptions & { readonly style: string },
): MapEngine {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(mapboxStyles);
  document.adoptedStyleSheets.push(sheet);
  const removeSheet = (): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  const map = new mapbox.Map({
    ...handling,
    ...firstView(options),
    container: element,
    style,
    projection: "mercator",
    language: "de",
    logoPosition: "top-left",
    // Measures how fast the map was; counting its visits is another matter and stays as it is.
    performanceMetricsCollection: false,
    locale: {
      "Map.Title": options.label,
      "LogoControl.Title": words.toMapbox,
      "ScrollZoomBlocker.CtrlMessage": words.scroll,
      "ScrollZoomBlocker.CmdMessage": words.scrollMac,
      "TouchPanBlocker.Message": words.twoFingers,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const { paint, begin } = drawShapes(map);
  const impatience = setTimeout(() => options.onFail(new Error("The style of the map did not come")), patienceMillis);
  let isLoaded = false;
  map.on("style.load", () => {
    clearTimeout(impatience);
    begin();
  });
  map.on("load", () => (isLoaded = true));
  map.on("error", (event) => {
    if (!isLoaded && !isOfTile(event)) options.onFail(event.error);
  });
  let credits = always;
  const tellCredits = (): void => options.onCredits([...credits, improve(map)]);
  tellCredits();
  map.on("sourcedata", (event) => {
    if (event.sourceDataType !== "metadata") return;
    credits = creditsOf(map);
    tellCredits();
  });
  map.on("moveend", tellCredits);
  map.on("move", options.onView);
  map.on("resize", options.onView);
  map.on("click", ({ lngLat: { lat, lng }, point }) => options.onPress({ lat, lng }, point));
  return {
    paint,
    pixelOf: ({ lat, lng }) => map.project([lng, lat]),
    pointAt: ({ x, y }) => {
      const { lat, lng } = map.unproject([x, y]);
      return { lat, lng };
    },
    frame: (southWest, northEast) => void map.fitBounds(boxOf(southWest, northEast), framing),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, duration: 200 }),
    close: () => {
      clearTimeout(impatience);
      map.remove();
      removeSheet();
    },
  };
}

/** A tile that does not come leaves a gap; all the others are there. */
const isOfTile = (event: ErrorEvent): boolean => "tile" in event;

type StreetMap = InstanceType<typeof mapbox.Map>;

function creditsOf(map: StreetMap): readonly Credit[] {
  const sources = Object.keys(map.getStyle()?.sources ?? {});
  const told = creditsIn(
    sources.map((id) => (map.getSource(id) as { readonly attribution?: string } | undefined)?.attribution ?? ""),
  );
  const isNew = ({ href }: Credit): boolean => !href.startsWith(feedback) && always.every((one) => one.href !== href);
  return [...always, ...told.filter(isNew)];
}

/** Where a mistake of the map is told, with the place that is shown. */
function improve(map: StreetMap): Credit {
  const { lng, lat } = map.getCenter();
  return { text: words.improve, href: `${feedback}#/${lng.toFixed(4)}/${lat.toFixed(4)}/${map.getZoom().toFixed(1)}` };
}
