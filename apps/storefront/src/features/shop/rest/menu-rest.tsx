import type { MenuCategory } from "@lokalkorb/domain/catalog/goods/goods";
import { useEffect, useMemo, type ReactElement, type ReactNode } from "react";
import type { MenuRest as Rest } from "@/entities/shop-page/shop-page";
import type { ShopView } from "@/entities/shop-page/use-shop";
import type { ShopMoment } from "@/entities/shop/shop-live";
import { MenuSectionFrame, type ProductListProps } from "../menu/menu-list.tsx";
import { FoundProducts } from "./found-products.tsx";
import { MenuPart } from "./menu-part.tsx";
import { useMenuParts } from "./use-menu-parts.ts";
import { useNear } from "./use-near.ts";

export interface MenuRestProps extends Pick<ProductListProps, "onOpen" | "onAdd"> {
  readonly shop: ShopView;
  readonly moment: ShopMoment;
  readonly rest: Rest;
  readonly search: string;
}

/** All of a large menu that the page did not begin with: each part as one scrolls near to it, or what a search finds. */
export function MenuRest(props: MenuRestProps): ReactElement {
  return props.search.trim() === "" ? <LaterParts {...props} /> : <FoundProducts {...props} />;
}

function LaterParts({ shop, moment, rest, ...acts }: MenuRestProps): ReactElement {
  const { menu, setMenu } = shop;
  const { near, heights, watch } = useNear();
  const { entries, failed } = useMenuParts(
    menu,
    rest.later.flatMap(({ part }) => (near.has(part) ? part : [])),
    setMenu,
  );
  const categories = useMemo(() => byCategory(rest.later), [rest.later]);
  useEffect(() => {
    // A link to a category may have been followed before the category was there.
    const asked = decodeURIComponent(location.hash.slice(1));
    const isHere = menu.categories.some(({ id, slug }) => slug === asked && rest.first[id] === undefined);
    if (isHere) document.getElementById(asked)?.scrollIntoView();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it comes
  }, []);
  return (
    <>
      {categories.map(([categoryId, parts]) => (
        <CategoryFrame
          key={categoryId}
          category={menu.categories.find(({ id }) => id === categoryId)}
          isBegun={rest.first[categoryId] !== undefined}
        >
          {parts.map(({ part, count }) => (
            <div key={part} ref={watch} data-part={part} className="pt-2 lg:pt-4">
              <MenuPart
                {...acts}
                shop={shop}
                moment={moment}
                entries={near.has(part) ? entries.get(part) : undefined}
                failed={failed}
                count={count}
                height={heights.get(part)}
              />
            </div>
          ))}
        </CategoryFrame>
      ))}
    </>
  );
}

interface CategoryFrameProps {
  readonly category: MenuCategory | undefined;
  /** Its heading stands above, with the entries that the page began with. */
  readonly isBegun: boolean;
  readonly children: ReactNode;
}

function CategoryFrame({ category, isBegun, children }: CategoryFrameProps): ReactElement | null {
  if (!category) return null;
  return isBegun ? <>{children}</> : <MenuSectionFrame section={category}>{children}</MenuSectionFrame>;
}

function byCategory(later: Rest["later"]): readonly (readonly [string, Rest["later"]])[] {
  const parts = new Map<string, Rest["later"][number][]>();
  for (const one of later) parts.set(one.categoryId, [...(parts.get(one.categoryId) ?? []), one]);
  return [...parts];
}
