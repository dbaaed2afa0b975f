import { useLate } from "@lokalkorb/ui/use-late";
import { useSyncExternalStore, type ReactElement } from "react";
import { mayHaveFavourites } from "./kept/favourites-key.ts";
import { favouritesPart } from "./favourites-part.ts";

const noChanges = () => () => undefined;

/** Only where this browser has some; what lies below leaves room for it (inline-scripts.ts). */
export function LateFavouritesRow(): ReactElement {
  const part = useLate(
    favouritesPart,
    useSyncExternalStore(noChanges, mayHaveFavourites, () => false),
  );
  return <div className="favourites-room">{part.status === "here" && <part.module.FavouritesRow />}</div>;
}
