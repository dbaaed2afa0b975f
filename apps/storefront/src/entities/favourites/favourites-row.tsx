import { favouritesOf } from "@lokalkorb/domain/access/favourites";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useEffect, useState, type ReactElement } from "react";
import { useFirstInteraction } from "@/shared/hydration/use-first-interaction";
import { favouritesPath } from "@/shared/routes/favourites-path";
import { askFavourites } from "./shown/ask-favourites.ts";
import { favouritesText as words } from "./favourites-text.ts";
import { followFavourites } from "./kept/follow-favourites.ts";
import { useFavourites } from "./kept/kept-favourites.ts";
import type { ShownFavourite } from "./shown/shown-favourite.ts";

const mostShown = 8;

/** The newest favourites on the home page, as they can be had now. */
export function FavouritesRow(): ReactElement | null {
  const keys = favouritesOf(useFavourites())
    .slice(0, mostShown)
    .map(([key]) => key)
    .join(",");
  const [shown, show] = useState<readonly ShownFavourite[] | null>([]);
  useEffect(() => {
    let isOver = false;
    if (keys !== "")
      void askFavourites(keys.split(",")).then((answer) => {
        if (!isOver) show(answer);
        return undefined;
      });
    return () => {
      isOver = true;
    };
  }, [keys]);
  const hand = useFirstInteraction();
  useEffect(() => {
    if (hand) void followFavourites();
  }, [hand]);
  if (keys === "" || shown === null) return null;
  return (
    <section aria-labelledby="lieblinge" className="mt-6 min-h-26">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="lieblinge" className="text-h3">
          {words.title}
        </h2>
        <PageLink href={favouritesPath()} className="link inline-flex min-h-11 items-center font-bold">
          {words.all}
        </PageLink>
      </div>
      <ul className="scroll-row -mx-gutter px-gutter">
        {shown.map(({ key, href, name, of, state }) => (
          <li key={key} className="flex-none">
            <PageLink
              href={href}
              className="inline-grid min-h-11 content-center rounded-lg border border-line bg-surface px-4 py-2 leading-tight no-underline hover:border-ink-3"
            >
              <b>{name}</b>
              <span className="text-meta text-ink-2">{state === "" ? of : state}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
