import { Button } from "@lokalkorb/ui/button";
import { LocateFixedIcon, MapPinIcon } from "@lokalkorb/ui/icons";
import { useState } from "react";
import type { ReactElement } from "react";
import type { Position } from "./filter-shops.ts";
import { homeText } from "./home-text.ts";

export interface PlaceSearchProps {
  readonly place: string;
  readonly onPlace: (place: string) => void;
  /** Rejects when nothing can be said about it just now. */
  readonly onPosition: (position: Position) => Promise<void>;
}

/** A real form: without scripts it asks the server for the same list. */
export function PlaceSearch({ place, onPlace, onPosition }: PlaceSearchProps): ReactElement {
  const [trouble, setTrouble] = useState<string | null>(null);
  const locate = (): void => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setTrouble(null);
        onPosition({ lat: coords.latitude, lng: coords.longitude }).catch(() => setTrouble(homeText.nearAway));
      },
      () => setTrouble(homeText.nearDenied),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return (
    <search>
      <form
        action="/"
        className="place-card"
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById("betriebe")?.scrollIntoView({ block: "start" });
        }}
      >
        <label htmlFor="ort" className="text-h3 font-bold">
          {homeText.where}
        </label>
        <div className="place-row">
          <span className="relative block min-w-0">
            <MapPinIcon className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2" />
            <input
              id="ort"
              name="ort"
              type="search"
              autoComplete="postal-code"
              enterKeyHint="search"
              placeholder={homeText.placeExample}
              aria-describedby={trouble === null ? undefined : "ort-hinweis"}
              value={place}
              onChange={(event) => onPlace(event.target.value)}
              className="min-h-field w-full rounded-field border border-field-line bg-surface ps-12 pe-14 md:pe-4"
            />
          </span>
          <Button type="submit" className="min-h-field">
            {homeText.show}
          </Button>
          <button type="button" className="place-near" onClick={locate}>
            <LocateFixedIcon />
            <span>{homeText.near}</span>
          </button>
        </div>
        {trouble !== null && (
          <output id="ort-hinweis" className="text-meta text-ink-2 md:col-start-2">
            {trouble}
          </output>
        )}
      </form>
    </search>
  );
}
