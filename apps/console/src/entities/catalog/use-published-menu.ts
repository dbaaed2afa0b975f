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

/** The menu as shoppers see it. A path never changes its content; null while loading and when it cannot be had. */
export function usePublishedMenu(path: string | undefined): Menu | null {
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly menu: Menu | null } | null>(null);
  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const fetchMenu = await menuPart.until();
        setLoaded({ path, menu: await fetchMenu(browserConfig(), path, abort.signal) });
      } catch (error) {
        if (!abort.signal.aborted) consoleLogger.error("The published menu could not be compared.", error);
      }
    };
    void load();
    return () => abort.abort();
  }, [path]);
  return loaded !== null && loaded.path === path ? loaded.menu : null;
}
