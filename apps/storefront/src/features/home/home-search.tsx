import { Button } from "@lokalkorb/ui/button";
import { LocateFixedIcon, MapPinIcon, SearchIcon } from "@lokalkorb/ui/icons";
import Router from "next/router";
import { useState, type ReactElement } from "react";
import { searchParams, searchPath } from "@/shared/routes/search-path";
import type { Position } from "./list/filter-shops.ts";
import { homeText } from "./list/home-text.ts";

export interface HomeSearchProps {
  readonly place: string;
  readonly onPlace: (place: string) => void;
  /** Rejects when nothing can be said about it just now. */
  readonly onPosition: (position: Position) => Promise<void>;
}

/**
 * One question in two parts. A place alone shows the shops of this page, words lead to the page that searches all shops.
 * A real form: without scripts the server does the same.
 */
export function HomeSearch({ place, onPlace, onPosition }: HomeSearchProps): ReactElement {
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
        className="grid gap-3 rounded-xl bg-surface p-3 shadow-float md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-4 md:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get(searchParams.words);
          if (typeof words === "string" && words.trim() !== "") void Router.push(searchPath({ words: words.trim() }));
          else document.getElementById("betriebe")?.scrollIntoView({ block: "start" });
        }}
      >
        <div className="grid rounded-lg border border-field-line md:grid-cols-2">
          <div className="finder-field">
            <MapPinIcon />
            <label>
              {homeText.where}
              <input
                name="ort"
                type="search"
                autoComplete="postal-code"
                enterKeyHint="search"
                placeholder={homeText.placeExample}
                aria-describedby={trouble === null ? undefined : "ort-hinweis"}
                value={place}
                onChange={(event) => onPlace(event.target.value)}
              />
            </label>
            <button
              type="button"
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-bold whitespace-nowrap lg:px-3"
              onClick={locate}
            >
              <LocateFixedIcon />
              <span className="max-lg:sr-only">{homeText.near}</span>
            </button>
          </div>
          <div className="finder-field">
            <SearchIcon />
            <label>
              {homeText.what}
              <input
                name={searchParams.words}
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                placeholder={homeText.goodsExample}
              />
            </label>
          </div>
        </div>
        <Button type="submit" className="md:min-w-36">
          {homeText.search}
        </Button>
        {trouble !== null && (
          <output id="ort-hinweis" className="px-1 text-meta text-ink-2">
            {trouble}
          </output>
        )}
      </form>
    </search>
  );
}
