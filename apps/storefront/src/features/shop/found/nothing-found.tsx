import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { useMemo, type ReactElement } from "react";
import { MenuList, type MenuListProps } from "../menu/menu-list.tsx";
import { nearMenu } from "./near-menu.ts";
import { nothingFoundText as words } from "./nothing-found-text.ts";

export interface NothingFoundProps extends Omit<MenuListProps, "sections"> {
  readonly search: string;
  /** All that the search went through. */
  readonly among: MenuListProps["sections"];
}

/** In the place of an empty menu: what may have been meant, or a way on. */
export function NothingFound({ search, among, ...list }: NothingFoundProps): ReactElement {
  const near = useMemo(() => nearMenu(among, search), [among, search]);
  if (near.length === 0)
    return (
      <EmptyState title={search.trim() === "" ? words.filtered : words.search(search)} picture="basket">
        {search.trim() === "" ? words.filteredHint : words.hint}
      </EmptyState>
    );
  return (
    <>
      <LiveRegion>{words.near(search)}</LiveRegion>
      <p className="pt-4 text-ink-2">{words.near(search)}</p>
      <MenuList {...list} sections={near} />
    </>
  );
}
