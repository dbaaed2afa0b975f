import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import { useLate } from "@lokalkorb/ui/use-late";
import { useState, type ReactElement } from "react";
import { readStored } from "@/shared/environment/browser-storage";
import type { NothingFoundProps } from "../found/nothing-found.tsx";
import { filterKey, menuSearchText } from "../menu/menu-search-text.ts";
import type { MenuFilterProps } from "./menu-filter.tsx";

/** All of a menu's search that comes late, in one part: each name of one weighs on every page. */
const filterPart = latePart("menu-filter", async () => {
  const { MenuFilter, NothingFound } = await import(/* webpackChunkName: "part-menu-filter" */ "./filter-part.ts");
  return { MenuFilter, NothingFound };
});

const isHere = (): boolean => location.search.includes("nur=") || readStored("localStorage", filterKey) !== null;

/** Comes with a press, or with a filter that the address or the browser knows. */
export function LateMenuFilter(props: Omit<MenuFilterProps, "isAsked">): ReactElement {
  const [by, come] = useState<boolean | null>(null);
  const part = useLate(filterPart, by !== null);
  return by !== null && part.status === "here" ? (
    <part.module.MenuFilter {...props} isAsked={by} />
  ) : (
    <>
      <button
        type="button"
        className="category-filter"
        ref={(button) => {
          if (button && by === null && isHere()) come(false);
        }}
        onClick={() => come(true)}
      >
        {menuSearchText.filter}
      </button>
      {by && <LateNotice part={filterPart} />}
    </>
  );
}

/** The number of finds stands there without it. */
export function LateNothingFound(props: NothingFoundProps): ReactElement | null {
  const part = useLate(filterPart);
  return part.status === "here" ? <part.module.NothingFound {...props} /> : null;
}
