import { useRouter } from "next/router";
import { useCallback } from "react";

/** A value behind the question mark; null while it is not there. */
export function useQueryValue(name: string): string | null {
  const { query } = useRouter();
  const value = query[name];
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * Replaces all that stands behind the question mark; the way back leads to what was there before. Resolves once the page
 * shows it.
 */
export function useSetQuery(): (values: Readonly<Record<string, string>>) => Promise<unknown> {
  const { push, pathname, query } = useRouter();
  const { restaurantId } = query;
  return useCallback(
    (values) => push({ pathname, query: { restaurantId, ...values } }, undefined, { shallow: true }),
    [push, pathname, restaurantId],
  );
}
