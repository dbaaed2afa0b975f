import type { Menu } from "@lokalkorb/domain/menu/menu";
import { useEffect, useState } from "react";
import type { ShopLive } from "@/entities/shop/shop-live";
import type { SetMenu } from "@/entities/menu-part/menu-part";
import { latePart } from "@lokalkorb/ui/late-part";
import { liveWhenThere } from "@/shared/live/load-live";

const watchPart = latePart("watch-shop", async () => {
  const { watchShop, showNewerMenu } = await import(/* webpackChunkName: "part-watch-shop" */ "./watch-shop.ts");
  return { watchShop, showNewerMenu };
});

/** Signs of a person at the page. */
const inputs = ["pointerdown", "keydown", "touchstart", "wheel"] as const;
/** Lets the answer to the press be painted before the SDK wants the processor. */
const afterPressMillis = 300;

export interface FreshShop {
  readonly menu: Menu;
  readonly live: ShopLive;
}

/**
 * The page's own state of the shop until the live layer knows better. `wanted` starts it without any input, e.g. with a
 * basket; `isPart`: the menu holds a part of the goods.
 */
export function useShopLive(
  { menu: pageMenu, live: pageLive }: FreshShop,
  { wanted, isPart }: { readonly wanted: boolean; readonly isPart: boolean },
): FreshShop & { readonly setMenu: SetMenu } {
  const [live, setLive] = useState(pageLive);
  const [menu, setMenu] = useState(pageMenu);
  const [newest, setNewest] = useState(pageMenu.version);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (started) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      timer ??= setTimeout(() => setStarted(true), afterPressMillis);
    };
    // A mail about the basket leads here: it may lie in the account alone.
    if (wanted || location.hash === "#korb") begin();
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
    // Until the live layer is there the page keeps what it has.
    void Promise.all([liveWhenThere(), watchPart.until()]).then(([client, { watchShop }]) => {
      if (!stopped) stop = watchShop(client, pageMenu, { live: setLive, published: setNewest });
      return undefined;
    });
    return () => {
      stopped = true;
      stop?.();
    };
  }, [started, pageMenu]);

  useEffect(() => {
    if (newest === menu.version) return;
    void watchPart.until().then(({ showNewerMenu }) => showNewerMenu(menu, newest, isPart, setMenu));
    // oxlint-disable-next-line react/exhaustive-deps -- a version is read once
  }, [newest]);

  return { menu, live, setMenu };
}
