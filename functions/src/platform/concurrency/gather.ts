/** Collects what arrives under one key within a moment and hands it over together; all wait for the same result. */
export function createGathering<Item>(moment: number) {
  const open = new Map<string, { readonly items: Item[]; readonly done: Promise<void> }>();
  return {
    add: (key: string, item: Item, write: (items: readonly Item[]) => Promise<void>): Promise<void> => {
      const known = open.get(key);
      if (known !== undefined) {
        known.items.push(item);
        return known.done;
      }
      const items = [item];
      const done = new Promise<void>((resolve) => setTimeout(resolve, moment)).then(() => {
        open.delete(key);
        return write(items);
      });
      open.set(key, { items, done });
      return done;
    },
  };
}
