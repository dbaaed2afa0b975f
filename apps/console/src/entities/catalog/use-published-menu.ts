import type { Menu } from "@lokalkorb/domain/menu/menu";
import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { latePart } from "@lokalkorb/ui/late-part";
import { useEffect, useState } from "react";

const menuPart = latePart(
  "published-menu",
  async () =>
    (await import(/* webpackChunkName: "part-published-menu" */ "@lokalkorb/model/server/fetch-menu")).fetchMenu,
);

/** Menus as shoppers see them, by their paths. A path never changes its content; absent while it loads and when it cannot be had. */
export function usePublishedMenus(paths: readonly string[]): ReadonlyMap<string, Menu> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Menu>>(new Map());
  const wanted = [...new Set(paths)].toSorted().join("\n");
  useEffect(() => {
    const abort = new AbortController();
    const load = async (path: string): Promise<void> => {
      try {
        const fetchMenu = await menuPart.until();
        const menu = await fetchMenu(browserConfig(), path, abort.signal);
        if (menu !== null) setLoaded((known) => new Map([...known, [path, menu]]));
      } catch (error) {
        if (!abort.signal.aborted) consoleLogger.error("The published menu could not be compared.", error);
      }
    };
    for (const path of wanted.split("\n")) if (path !== "") void load(path);
    return () => abort.abort();
  }, [wanted]);
  return loaded;
}

/** One of them; null while loading and when it cannot be had. */
export function usePublishedMenu(path: string | undefined): Menu | null {
  const menus = usePublishedMenus(path === undefined ? [] : [path]);
  return (path === undefined ? undefined : menus.get(path)) ?? null;
}
