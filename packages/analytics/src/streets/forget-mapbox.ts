/** Mapbox's engine keeps these in a browser: an id of a day for its counting of visits, and tiles. */
export function forgetMapbox(storage: Pick<Storage, "length" | "key" | "removeItem">, caches?: CacheStorage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const name of names) if (name.startsWith("mapbox.")) storage.removeItem(name);
  // Where the browser refuses its storage, nothing was stored either.
  caches?.delete("mapbox-tiles").catch(() => undefined);
}

/** Once more after a map has gone: its engine may have stored something on its way out. */
export function forgetOnThisPage(): void {
  try {
    forgetMapbox(localStorage, "caches" in window ? window.caches : undefined);
  } catch {
    // A browser without storage keeps nothing.
  }
}
