import { goesWith, missingOfGoesWith } from "@lokalkorb/domain/basket/goes-with";
import { addFromMenu, lineLimits, type BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";
import { isEntrySoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import { PageLink } from "@lokalkorb/shell/page-link";
import { IconButton, iconButtonLook } from "@lokalkorb/ui/icon-button";
import { ChevronRightIcon, PlusIcon, XIcon } from "@lokalkorb/ui/icons";
import { Price } from "@lokalkorb/ui/price";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { addGoods } from "@/entities/menu-part/basket-goods";
import { priceOf } from "@/entities/product/price-of";
import { plainLine, productView, type ProductView } from "@/entities/product/product-view";
import type { Shop } from "@/entities/shop-page/use-shop";
import { restockKey } from "@/entities/shop/restock-key";
import { readStored, writeStored } from "@/shared/environment/browser-storage";
import { productPath } from "@/shared/routes/paths";
import { trackAdded } from "../product/track-added.ts";
import { goesWithText as words } from "./goes-with-text.ts";

export interface GoesWithCardProps {
  readonly shop: Shop;
  readonly onChange: (change: (lines: BasketLines) => BasketLines) => void;
  /** Chooses from a product over the basket; absent, its own page does. */
  readonly onOpen?: ((view: ProductView) => void) | undefined;
}

const closedKey = "lokalkorb:no-proposals";
const mostShown = 3;

/** Goods that go with the basket by the word of the shop, as far as they can be had then; closed, it stays away for the visit. */
export function GoesWithCard({ shop, onChange, onOpen }: GoesWithCardProps): ReactElement | null {
  const [isClosed, setClosed] = useState(() => readStored("sessionStorage", closedKey) !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  useMissing(shop, !isClosed);
  const { menu, draft } = shop;
  const views = isClosed ? [] : proposals(shop, goesWith(menu, draft.lines)).slice(0, mostShown);
  if (views.length === 0) return null;
  const close = (): void => {
    writeStored("sessionStorage", closedKey, 1);
    setClosed(true);
  };
  const add = (view: ProductView): void => {
    const line = plainLine(view);
    const limits = lineLimits(menu, line);
    if (!limits) return;
    const whole = { ...line, ...(line.kind === "bundle" && { components: [] }), qty: limits.min, choices: [] };
    onChange((lines) => addFromMenu(menu, lines, whole));
    trackAdded(menu.restaurantId, whole);
    // Its button goes.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="passt-dazu" className="rounded-lg bg-sunken p-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 id="passt-dazu" ref={heading} tabIndex={-1} className="text-name font-bold">
            {words.title}
          </h3>
          <p className="text-meta text-ink-2">{words.lead}</p>
        </div>
        <IconButton label={words.close} className="-me-2 -mt-2" onClick={close}>
          <XIcon />
        </IconButton>
      </div>
      <ul className="mt-1 grid gap-2">
        {views.map((view) => (
          <li key={restockKey(view.entry)} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
            <span>
              <b className="leading-tight">{view.name}</b>
              <Price {...priceOf(view)} />
            </span>
            {view.needsChoice && onOpen ? (
              <IconButton label={words.choose(view.name)} look="outline" onClick={() => onOpen(view)}>
                <ChevronRightIcon />
              </IconButton>
            ) : view.needsChoice ? (
              <PageLink
                href={productPath(menu.shop.slug, view.entry.id)}
                aria-label={words.choose(view.name)}
                className={iconButtonLook("outline")}
              >
                <ChevronRightIcon />
              </PageLink>
            ) : (
              <IconButton label={words.add(view.name)} look="outline" onClick={() => add(view)}>
                <PlusIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only goods that can be had as the basket is, and that no eater has to avoid. */
export function proposals(shop: Shop, entries: readonly MenuEntry[]): readonly ProductView[] {
  const { menu, live, risks, riskOf } = shop;
  // Eaters are known, and goods are not judged for them yet.
  if (riskOf !== undefined && risks === undefined) return [];
  return entries.flatMap((entry) => {
    const view = productView(menu, entry, shop);
    if (view === null || view.unavailable || isEntrySoldOut(menu, entry, live)) return [];
    return risks?.[restockKey(entry)] === undefined ? [view] : [];
  });
}

/** The page of a large menu holds a part of its goods. */
function useMissing({ menu, draft, setMenu }: Shop, isWanted: boolean): void {
  const missing = isWanted ? missingOfGoesWith(menu, draft.lines).join() : "";
  useEffect(() => {
    if (missing !== "") void addGoods(menu, missing.split(","), setMenu);
    // oxlint-disable-next-line react/exhaustive-deps -- what a version lacks is asked for once
  }, [missing, menu.version]);
}
