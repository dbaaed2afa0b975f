import type { Menu } from "@lokalkorb/domain/menu/menu";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { themeVariables } from "@lokalkorb/theme/css-variables";
import { PageLink } from "@lokalkorb/shell/page-link";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import type { IllustrationName } from "@lokalkorb/ui/illustrations";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { Photo } from "@lokalkorb/ui/photo";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import { useId, useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { shopPath } from "@/shared/routes/routes";
import { setupText } from "./setup-text.ts";

const words = setupText.preview;
const shown = 3;
const sizes = [34, 44, 64];

/** The shop in its own colours with its first goods, as far as they are published. */
export function ShopPreview({ menu }: { readonly menu: Menu | "pending" | null }): ReactElement {
  const { restaurantId, shop } = useShop();
  const id = useId();
  const variables = useMemo(() => themeVariables(shop.theme), [shop.theme]);
  const cover = pictureSource(shop.cover);
  const items =
    menu === null || menu === "pending"
      ? []
      : menu.categories.flatMap(({ entries }) => entries.flatMap(({ id: itemId }) => menu.items[itemId] ?? []));
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-lg border border-line bg-sunken p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="text-h3">
          {words.title}
        </h2>
        <PageLink
          className="link inline-flex min-h-11 items-center text-meta"
          href={shopPath("appearance", restaurantId)}
        >
          {words.change}
        </PageLink>
      </div>
      <ThemeScope variables={variables} className="overflow-hidden rounded-xl border border-line-strong bg-surface">
        {cover ? (
          <>
            <div className="relative aspect-[5/2]">
              <Photo of={cover} sizes="320px" />
            </div>
            <p className="px-4 pt-3 text-h2 leading-tight font-bold">{shop.name}</p>
          </>
        ) : (
          <div className="on-theme flex items-end justify-between gap-2 px-4 pt-5">
            <p className="relative max-w-[14ch] pb-4 text-h2 leading-tight font-bold">{shop.name}</p>
            <IllustrationRow
              quantity={shop.goods.slice(0, 3).map((piece, index) => [piece as IllustrationName, sizes[index] ?? 40])}
            />
          </div>
        )}
        <div className="grid gap-2 p-4">
          <p className="text-meta text-ink-2">
            {shop.address.zip} {shop.address.city}
          </p>
          {menu === "pending" ? (
            <SkeletonGroup count={shown} className="h-10" groupClassName="grid! gap-2" />
          ) : items.length === 0 ? (
            <p className="text-pretty text-ink-2">{words.empty}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.slice(0, shown).map(({ id: itemId, name, priceCents, images }) => (
                <li key={itemId} className="flex items-center justify-between gap-3 py-2">
                  <Thumbnail of={pictureSource(images?.[0])} />
                  <span className="min-w-0 flex-1 font-bold wrap-anywhere">{name}</span>
                  <span className="flex-none">{formatMoney(priceCents)}</span>
                </li>
              ))}
            </ul>
          )}
          {items.length > shown && <p className="text-meta text-ink-2">{words.more(items.length - shown)}</p>}
        </div>
      </ThemeScope>
      {!cover && (
        <PageLink
          className="link inline-flex min-h-11 w-fit items-center text-meta"
          href={`${shopPath("settings", restaurantId)}?ansicht=profil`}
        >
          {words.addCover}
        </PageLink>
      )}
    </section>
  );
}

function Thumbnail({ of }: { readonly of: ReturnType<typeof pictureSource> }): ReactElement | null {
  return of ? (
    <span className="relative size-10 flex-none overflow-hidden rounded-md">
      <Photo of={of} sizes="40px" silent />
    </span>
  ) : null;
}
