import { useRouter } from "next/router";
import { useCallback, useEffect, useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;
const onServer = (): null => null;

/**
 * Whether the document was loaded for this very page, so that its security policy is that of the page; else it is loaded
 * anew. Another page that is opened from here is a whole new document, too.
 */
export function useOwnDocument(path: string): boolean {
  const look = useCallback(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    return loaded !== undefined && new URL(loaded.name).pathname === path;
  }, [path]);
  const isHere = useSyncExternalStore<boolean | null>(never, look, onServer);
  const { events } = useRouter();
  useEffect(() => {
    if (isHere === false) location.reload();
  }, [isHere]);
  useEffect(() => {
    const leave = (address: string): void => location.assign(address);
    events.on("routeChangeStart", leave);
    return () => events.off("routeChangeStart", leave);
  }, [events]);
  return isHere === true;
}
