import { filterMenu, isFiltering, type Filtered, type MenuFilter } from "@lokalkorb/domain/menu/filter/menu-filter";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from "react";
import { readStored, writeStored } from "@/shared/environment/browser-storage";
import type { Narrow } from "../menu/use-shown-menu.ts";
import { narrowSections } from "./narrow-sections.ts";
import { filterKey } from "../menu/menu-search-text.ts";
import { filterAddress, keptFilter, readFilterAddress } from "./filter-address.ts";

export type OnOnly = Dispatch<SetStateAction<Narrow | null>>;

/** Frames until the way back of a sheet is over, for sure. */
const mostFrames = 60;

/** Into the entry of the page itself: that of an open sheet goes with the sheet, which takes a moment. */
export function writeAddress(filter: MenuFilter, frame = 0): void {
  const isSheet = (history.state as { readonly sheets?: number } | null)?.sheets;
  if (isSheet && frame < mostFrames) return void requestAnimationFrame(() => writeAddress(filter, frame + 1));
  const address = filterAddress(location.href, filter);
  // Next keeps its own state in the entry, and goes back by it.
  history.replaceState({ ...history.state, as: address, url: address }, "", address);
}

export interface MenuFilterState {
  readonly filter: MenuFilter;
  readonly found: Filtered;
  readonly set: (filter: MenuFilter) => void;
}

/** The filter of the address, or that of the last visit. `onOnly` gets what narrows the menu; null: nothing. */
export function useMenuFilter(menu: Menu, onOnly: OnOnly): MenuFilterState {
  const [filter, setFilter] = useState(
    () => readFilterAddress(location.search) ?? keptFilter(readStored("localStorage", filterKey)),
  );
  const found = useMemo(() => filterMenu(menu, filter), [menu, filter]);
  useEffect(() => {
    const narrow: Narrow = (sections) => narrowSections(sections, found.fitting);
    // A function, which React would take for one that makes the next state.
    onOnly(() => (isFiltering(filter) ? narrow : null));
  }, [filter, found, onOnly]);
  return {
    filter,
    found,
    set: (next) => {
      setFilter(next);
      writeStored("localStorage", filterKey, isFiltering(next) ? next : null);
    },
  };
}
