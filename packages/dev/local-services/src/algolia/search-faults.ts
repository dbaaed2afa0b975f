/** Every bad day that can be had on purpose, with what the viewer page calls it. */
export const searchFaultWords = {
  "search-down": "Suche nicht erreichbar",
  "search-slow": "Suche langsam",
  "search-error": "Suche antwortet mit Fehler 503",
  "search-limited": "Suche antwortet „zu viele Anfragen“",
} as const;

export type SearchFaultKind = keyof typeof searchFaultWords;

export interface SearchFault {
  readonly kind: SearchFaultKind;
  /** How many times still; null = until it is taken away. */
  readonly times: number | null;
  readonly milliseconds: number;
}

export const isSearchFault = (kind: string): kind is SearchFaultKind => Object.hasOwn(searchFaultWords, kind);

export type SearchFaults = ReturnType<typeof createSearchFaults>;

export function createSearchFaults() {
  const faults = new Map<SearchFaultKind, SearchFault>();
  return {
    list: (): readonly SearchFault[] => [...faults.values()],
    set: (fault: SearchFault): void => void faults.set(fault.kind, fault),
    clear: (kind: SearchFaultKind | null): void => {
      if (kind === null) faults.clear();
      else faults.delete(kind);
    },
    /** The fault, if it is on; one with a number is used up by it. */
    take: (kind: SearchFaultKind): SearchFault | null => {
      const fault = faults.get(kind) ?? null;
      if (fault === null || fault.times === null) return fault;
      if (fault.times <= 1) faults.delete(kind);
      else faults.set(kind, { ...fault, times: fault.times - 1 });
      return fault;
    },
  };
}
