import { Button } from "@lokalkorb/ui/button";
import { SearchIcon } from "@lokalkorb/ui/icons";
import Router from "next/router";
import type { ReactElement } from "react";
import { searchParams, searchPath } from "@/frame/search-path";
import { homeText } from "./home-text.ts";

/** Leads to the page that searches all shops. A real form, so it needs no scripts. */
export function GoodsSearch(): ReactElement {
  return (
    <search aria-label={homeText.goods}>
      <form
        action={searchPath()}
        className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get(searchParams.words);
          void Router.push(searchPath({ words: typeof words === "string" ? words.trim() : "" }));
        }}
      >
        <span className="relative block min-w-0">
          <SearchIcon className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2" />
          <input
            name={searchParams.words}
            type="search"
            aria-label={homeText.goods}
            placeholder={homeText.goodsExample}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-field w-full rounded-field border border-field-line bg-surface ps-12 pe-4"
          />
        </span>
        <Button type="submit" look="outline" className="min-h-field">
          {homeText.findGoods}
        </Button>
      </form>
    </search>
  );
}
