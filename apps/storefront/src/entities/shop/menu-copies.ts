import type { Menu } from "@lokalkorb/domain/menu/menu";

/** Of the menus as they lie in the files; in memory a menu takes about twice as much. */
const keptSize = 48 * 1024 * 1024;

interface Copy {
  readonly menu: Promise<Menu | null>;
  /** 0 until it is there. */
  size: number;
}

/**
 * A published menu never changes under its path, so one copy in each process is enough. `room`: how many characters of menus are kept;
 * the menu that was read longest ago leaves, and the last one stays.
 */
export function menuCopies(
  fetchMenu: (path: string) => Promise<Menu | null>,
  room = keptSize,
): (path: string) => Promise<Menu | null> {
  const copies = new Map<string, Copy>();

  const makeRoom = (): void => {
    let size = 0;
    for (const copy of copies.values()) size += copy.size;
    for (const [path, copy] of copies) {
      if (size <= room || copies.size === 1) return;
      size -= copy.size;
      copies.delete(path);
    }
  };

  const begin = (path: string): Copy => {
    const read = async (): Promise<Menu | null> => {
      try {
        const menu = await fetchMenu(path);
        copy.size = JSON.stringify(menu).length;
        makeRoom();
        return menu;
      } catch (error) {
        copies.delete(path);
        throw error;
      }
    };
    const copy: Copy = { menu: Promise.resolve().then(read), size: 0 };
    return copy;
  };

  return (path) => {
    const copy = copies.get(path) ?? begin(path);
    copies.delete(path);
    copies.set(path, copy);
    return copy.menu;
  };
}
