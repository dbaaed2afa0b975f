import { useLate } from "@lokalkorb/ui/use-late";
import { useSyncExternalStore, type ReactElement } from "react";
import { mayHaveFavourites } from "./kept/favourites-key.ts";
import { favouritesPart } from "./favourites-part.ts";

const noChanges = () => () => undefined;

/** Only where this browser has some. */
export function LateFavouritesRow(): ReactElement | null {
  const part = useLate(
    favouritesPart,
    useSyncExternalStore(noChanges, mayHaveFavourites, () => false),
  );
  return part.status === "here" ? <part.module.FavouritesRow /> : null;
}
