import type { Menu } from "@lokalkorb/domain/menu/menu";
import { useEffect, useState } from "react";
import type { ShopLive } from "./shop-live.ts";
import { latePart } from "@lokalkorb/ui/late-part";
import { liveWhenThere } from "@/shared/live/load-live";

const watchPart = latePart("watch-shop", async () => {
  const { watchShop, readPublishedMenu } = await import(/* webpackChunkName: "part-watch-shop" */ "./watch-shop.ts");
  return { watchShop, readPublishedMenu };
});

/** Signs of a person at the page. */
const inputs = ["pointerdown", "keydown", "touchstart", "wheel"] as const;
/** Lets the answer to the press be painted before the SDK wants the processor. */
const afterPressMillis = 300;

export interface FreshShop {
  readonly menu: Menu;
  readonly live: ShopLive;
}

/** The page's own state of the shop until the live layer knows better. `wanted` starts it without any input, e.g. with a basket. */
export function useShopLive({ menu: pageMenu, live: pageLive }: FreshShop, wanted: boolean): FreshShop {
  const [live, setLive] = useState(pageLive);
  const [menu, setMenu] = useState(pageMenu);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (started) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      timer ??= setTimeout(() => setStarted(true), afterPressMillis);
    };
    if (wanted) begin();
    const back = (): void => {
      if (document.visibilityState === "visible") begin();
    };
    for (const input of inputs) window.addEventListener(input, begin, { once: true, passive: true });
    document.addEventListener("visibilitychange", back);
    return () => {
      clearTimeout(timer);
      for (const input of inputs) window.removeEventListener(input, begin);
      document.removeEventListener("visibilitychange", back);
    };
  }, [started, wanted]);

  useEffect(() => {
    if (!started) return;
    let stopped = false;
    let stop: (() => void) | undefined;
    let version = pageMenu.version;
    // Until the live layer is there the page keeps what it has.
    void Promise.all([liveWhenThere(), watchPart.until()]).then(([client, { watchShop, readPublishedMenu }]) => {
      if (stopped) return;
      stop = watchShop(client, pageMenu, {
        live: setLive,
        published: (published, path) => {
          if (published === version) return;
          version = published;
          void readPublishedMenu(path).then((next) => {
            if (next !== null && !stopped && next.version === version) setMenu(next);
            return undefined;
          });
        },
      });
      return undefined;
    });
    return () => {
      stopped = true;
      stop?.();
    };
  }, [started, pageMenu]);

  return { menu, live };
}
