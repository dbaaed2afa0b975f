import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import { useState, type ReactElement } from "react";
import { readStored } from "@/shared/environment/browser-storage";
import { filterKey, menuSearchText } from "../menu/menu-search-text.ts";
import type { MenuFilterProps } from "./menu-filter.tsx";

const Filter = lateComponent<MenuFilterProps>(
  latePart(
    "menu-filter",
    async () => (await import(/* webpackChunkName: "part-menu-filter" */ "./menu-filter.tsx")).MenuFilter,
  ),
  () => null,
);

const isHere = (): boolean => location.search.includes("nur=") || readStored("localStorage", filterKey) !== null;

/** Comes with a press, or with a filter that the address or the browser knows. */
export function LateMenuFilter(props: Omit<MenuFilterProps, "isAsked">): ReactElement {
  const [by, come] = useState<boolean | null>(null);
  return by !== null ? (
    <Filter {...props} isAsked={by} />
  ) : (
    <button
      type="button"
      className="category-filter"
      ref={(button) => {
        if (button && isHere()) come(false);
      }}
      onClick={() => come(true)}
    >
      {menuSearchText.filter}
    </button>
  );
}
