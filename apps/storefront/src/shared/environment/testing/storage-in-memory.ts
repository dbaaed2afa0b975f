/** A browser's storage for tests: what lies in `stored`, and nothing else of it. */
export const storageInMemory = (
  stored = new Map<string, string>(),
): Pick<Storage, "getItem" | "setItem" | "removeItem"> => ({
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
});
