import Router from "next/router";
import { useState } from "react";
import type { Filter } from "./filter-shops.ts";

export interface Filters {
  readonly filters: ReadonlySet<Filter>;
  /** Whether the page shows what they ask for. */
  readonly isAnswered: boolean;
  readonly toggle: (filter: Filter) => void;
  readonly clear: () => void;
}

/**
 * Filters that are pressed. A page that holds all shops is narrowed down here; of a longer list the server picks, and the address
 * says by what. `asked` are those of the page, null where it holds all.
 */
export function useFilters(asked: readonly Filter[] | null, pathOf: (filters: string) => string): Filters {
  const [filters, setFilters] = useState<ReadonlySet<Filter>>(() => new Set(asked));
  const said = asked?.join() ?? "";
  const [answered, setAnswered] = useState(said);
  if (answered !== said) {
    setAnswered(said);
    setFilters(new Set(asked));
  }
  const change = (next: ReadonlySet<Filter>): void => {
    setFilters(next);
    if (asked !== null) void Router.replace(pathOf([...next].join()), undefined, { scroll: false });
  };
  return {
    filters,
    isAnswered: asked === null || (asked.length === filters.size && asked.every((filter) => filters.has(filter))),
    toggle: (filter) => {
      const next = new Set(filters);
      if (!next.delete(filter)) next.add(filter);
      change(next);
    },
    clear: () => {
      if (filters.size > 0) change(new Set());
    },
  };
}
