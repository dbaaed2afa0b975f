import { homeText } from "./home-text.ts";

/** Why the list is empty, and a way out: a filter is only blamed when one is set. */
export function noneFound({
  place,
  isEmpty,
  filters,
  known,
  answered,
}: {
  readonly place: string;
  /** No shop sells anything yet. */
  readonly isEmpty: boolean;
  readonly filters: number;
  readonly known: boolean;
  readonly answered: boolean;
}): { readonly title: string; readonly hint: string } {
  if (isEmpty) return { title: homeText.empty, hint: homeText.emptyHint };
  if (!answered) return { title: homeText.noneSoFar, hint: "" };
  if (filters > 0) return { title: homeText.none, hint: homeText.filterHint };
  if (known) return { title: homeText.noneThere(place), hint: homeText.placeHint };
  return { title: homeText.unknownPlace, hint: /^\d+$/.test(place) ? homeText.wholeZip : homeText.unknownHint };
}
