import Router from "next/router";
import { useEffect, useRef, useState } from "react";
import { keepPlace, savedPlace } from "@/entities/place/saved-place";

/** After a pause this long the typed text counts as complete. */
const pauseMillis = 350;

export interface Place {
  readonly place: string;
  readonly setPlace: (place: string) => void;
  /** The page knows which shops come there. */
  readonly answered: boolean;
}

/**
 * The typed place, asked of the server after a pause: areas of delivery stay there. The address bar and the tab keep
 * it.
 */
export function usePlace(
  { place: asked, town }: { readonly place: string; readonly town: string | null },
  pathOf: (place: string) => string,
): Place {
  const [typed, setPlace] = useState<string | null>(null);
  const place = typed ?? asked;
  const answered = place.trim() === asked.trim();
  const latest = useRef(pathOf);
  useEffect(() => {
    latest.current = pathOf;
  });
  useEffect(() => {
    const kept = savedPlace();
    if (asked === "" && kept !== null) void Router.replace(latest.current(kept.place), undefined, { scroll: false });
  }, [asked]);
  useEffect(() => {
    if (answered) return;
    const timer = setTimeout(() => {
      if (place.trim() === "") keepPlace(null);
      void Router.replace(latest.current(place.trim()), undefined, { scroll: false });
    }, pauseMillis);
    return () => clearTimeout(timer);
  }, [place, answered]);
  useEffect(() => {
    if (asked.trim() !== "" && town !== null) keepPlace({ place: asked.trim(), town });
    else if (/^\d{4,5}$/.test(asked.trim())) keepPlace({ place: asked.trim(), town: "" });
  }, [asked, town]);
  return { place, setPlace, answered };
}
