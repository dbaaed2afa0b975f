import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";

/** Where the shopper is, as they said it when they looked for shops; it lives as long as the tab. */
export interface SavedPlace {
  /** As typed: a postal code or a town. */
  readonly place: string;
  /** The town of a postal code that the table knows. */
  readonly town: string;
}

const key = "lokalkorb:place";

export const keepPlace = (kept: SavedPlace | null): void => writeStored("sessionStorage", key, kept);

export function savedPlace(): SavedPlace | null {
  const { place, town } = fieldsOf(readStored("sessionStorage", key));
  return isText(place) && isText(town) ? { place, town } : null;
}

/** The address that such a place begins: none for a town, whose code is unknown. */
export function addressOf(kept: SavedPlace | null): { readonly zip: string; readonly city: string } | null {
  const zip = /^\d{4,5}(?!\d)/.exec(kept?.place ?? "")?.[0];
  return kept === null || zip === undefined ? null : { zip, city: kept.town };
}
