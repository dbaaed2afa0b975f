import type { MenuCategory } from "@lokalkorb/domain/catalog/goods/goods";
import { SearchIcon, XIcon } from "@lokalkorb/ui/icons";
import { memo, useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { menuSearchText } from "./menu-search-text.ts";
import { shopText } from "./shop-text.ts";

export interface CategoryBarProps {
  readonly categories: readonly Pick<MenuCategory, "id" | "name" | "slug">[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Comes late; beside the search. */
  readonly filter: ReactNode;
}

/** Sticks to the upper edge; the category that is being read is bold and underlined. */
export const CategoryBar = memo(function CategoryBar(props: CategoryBarProps): ReactElement {
  const { categories, search, onSearch, filter } = props;
  const current = useScrollSpy(categories);
  const [searching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const followed = useRef(current);
  useEffect(() => {
    // The bar begins at the first one: looking where that is would lay the page out once more as it comes alive.
    if (followed.current === current) return;
    followed.current = current;
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current ?? ""}"]`);
    // Only the bar itself moves: `scrollIntoView` would move the page.
    if (link && list.current) list.current.scrollTo({ left: link.offsetLeft - 48, behavior: "smooth" });
  }, [current]);
  const openSearch = (): void => {
    setSearching(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  const clear = (): void => {
    onSearch("");
    setSearching(false);
  };
  return (
    <div className="category-bar">
      <div className="wrap flex items-stretch gap-2">
        {!searching && (
          <button
            type="button"
            className="-ms-3 grid size-13 flex-none place-items-center lg:hidden"
            aria-label={menuSearchText.search}
            onClick={openSearch}
          >
            <SearchIcon />
          </button>
        )}
        <nav
          aria-label={shopText.categories}
          className={searching ? "hidden min-w-0 flex-1 lg:block" : "min-w-0 flex-1"}
        >
          <ul ref={list} className="category-list">
            {categories.map(({ id, name, slug }) => (
              <li key={id}>
                <a
                  href={`#${slug}`}
                  className="category-link"
                  aria-current={slug === current ? "true" : undefined}
                  onClick={() => onSearch("")}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <search className={searching ? "category-search" : "category-search max-lg:hidden"}>
          <SearchIcon className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2" />
          <input
            ref={field}
            type="search"
            aria-label={menuSearchText.search}
            placeholder={menuSearchText.search}
            value={search}
            onChange={({ target }) => {
              // Only phones open a field for it, and their keyboard covers the lower half.
              if (searching) toTop(target.closest(".category-bar"), window);
              onSearch(target.value);
            }}
            className="min-h-12 w-full rounded-pill border border-field-line bg-surface ps-12 pe-12"
          />
          {(search !== "" || searching) && (
            <button
              type="button"
              aria-label={menuSearchText.searchClear}
              className={search === "" ? "category-clear lg:hidden" : "category-clear"}
              onClick={clear}
            >
              <XIcon size={16} />
            </button>
          )}
        </search>
        {filter}
      </div>
    </div>
  );
});

/** Without a movement of its own, so that reduced motion needs no case of its own. */
export function toTop(bar: Pick<Element, "getBoundingClientRect"> | null, page: Pick<Window, "scrollBy">): void {
  const top = bar?.getBoundingClientRect().top ?? 0;
  if (top > 0) page.scrollBy(0, top);
}

/** Below the bar, in pixels from the top; a section that was jumped to begins above it. */
const readingLine = 149;

/**
 * The section that the line below the bar goes through. The observer tells each time when one ends there, by whatever it was moved:
 * after a jump the cards above find their real heights.
 */
function useScrollSpy(categories: CategoryBarProps["categories"]): string | undefined {
  const [current, setCurrent] = useState(categories[0]?.slug);
  useEffect(() => {
    const observer = new IntersectionObserver(
      () => {
        const read = categories.find(
          ({ slug }) => (document.getElementById(slug)?.getBoundingClientRect().bottom ?? 0) > readingLine,
        );
        setCurrent((read ?? categories.at(-1))?.slug);
      },
      { rootMargin: `-${readingLine}px 0px 0px 0px` },
    );
    for (const { slug } of categories) {
      const section = document.getElementById(slug);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [categories]);
  return current;
}
