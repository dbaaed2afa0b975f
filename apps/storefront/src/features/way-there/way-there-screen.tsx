import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { Button } from "@lokalkorb/ui/button";
import { MapPinIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { windowTexts } from "@/entities/slot/window-text";
import { inShopLayout } from "@/layouts/shop-layout";
import { PlainHeader } from "@/layouts/top-bar";
import { shopPath, wayTherePath } from "@/shared/routes/paths";
import { LatePlacesMap } from "./late-places-map.tsx";
import { addressText, placesOf, routeAddress, type ShownPlace } from "./places-of.ts";
import { wayThereText as words } from "./way-there-text.ts";

/** S-C4: where a shop is, how to get there, and where else its goods are handed over. */
export const WayThereScreen: PageWithLayout<ShopPage> = ({ menu, isUnlisted, themeVariables }) => {
  const { name, slug, hours } = menu.shop;
  const [isMap, setMap] = useState(false);
  const places = placesOf(menu);
  const isFetched = places.some((place) => place.hours.length > 0);
  return (
    <>
      <PageHead title={words.title(name)} path={wayTherePath(slug)} noIndex={isUnlisted} />
      <PlainHeader backTo={{ href: shopPath(slug), label: words.back(name) }} />
      <main id="inhalt" className="wrap grid gap-6 pt-6 lg:pt-10">
        <h1 className="text-h1 text-balance hyphens-auto">{words.title(name)}</h1>
        {!isFetched && <p>{words.brings}</p>}
        <ul className="grid gap-4 md:grid-cols-2">
          {places.map((place) => (
            <PlaceCard key={addressText(place.address)} place={place} />
          ))}
        </ul>
        {hours !== undefined && hours.length > 0 && (
          <section>
            <h2 className="text-h3">{words.openHours}</h2>
            <Lines lines={windowTexts(hours)} />
          </section>
        )}
        <div>
          {isMap ? (
            <LatePlacesMap places={places} ink={themeVariables["--theme-ink"] ?? "#1d1b17"} />
          ) : (
            <Button look="outline" icon={<MapPinIcon />} onClick={() => setMap(true)}>
              {words.toMap}
            </Button>
          )}
        </div>
        <p className="max-w-[68ch] text-meta text-ink-2">{words.routeHint}</p>
      </main>
    </>
  );
};
WayThereScreen.getLayout = inShopLayout;

function PlaceCard({ place }: { readonly place: ShownPlace }): ReactElement {
  const { name, address, instructions, hours } = place;
  const { street, houseNo, zip, city } = address;
  return (
    <li className="grid content-start gap-2 rounded-xl bg-surface p-4 shadow-(--shadow) lg:p-6">
      <h2 className="text-h3">{name}</h2>
      <address className="not-italic">
        {street} {houseNo}
        <br />
        {zip} {city}
      </address>
      {instructions !== undefined && <p className="text-ink-2">{instructions}</p>}
      <Lines lines={hours} />
      <p>
        <a
          href={routeAddress(address)}
          target="_blank"
          rel="noreferrer"
          aria-label={words.routeOf(name)}
          className="link inline-flex min-h-11 items-center"
        >
          {words.route}
        </a>
      </p>
    </li>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }): ReactElement => (
  <ul className="text-meta">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
