import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { MenuCategory } from "@lokalkorb/domain/catalog/goods/goods";
import { isEntrySoldOut } from "@lokalkorb/domain/catalog/goods/sold-out";
import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { LatePhoto } from "@lokalkorb/ui/late-photo";
import { useMemo, type CSSProperties, type ReactElement, type ReactNode } from "react";
import type { ShopView } from "@/entities/shop-page/use-shop";
import type { ProductView } from "@/entities/product/product-view";
import { restockKey } from "@/entities/shop/restock-key";
import type { MenuSection } from "./menu-sections.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

export interface MenuListProps extends Pick<ProductCardProps, "onOpen" | "onAdd"> {
  readonly shop: Pick<ShopView, "menu" | "live" | "option" | "draft" | "risks">;
  readonly sections: readonly MenuSection[];
}

export function MenuList({ sections, ...list }: MenuListProps): ReactElement {
  return (
    <>
      {sections.map((section, index) => (
        <MenuSectionFrame key={section.id} section={section} below={index > 1 ? section.views.length : undefined}>
          <ProductList {...list} views={section.views} first={index === 0} />
        </MenuSectionFrame>
      ))}
    </>
  );
}

export interface MenuSectionFrameProps {
  readonly section: MenuCategory;
  /** Number of cards of a section that begins out of sight: it is laid out when it comes near. */
  readonly below?: number | undefined;
  readonly children: ReactNode;
}

export function MenuSectionFrame({ section, below, children }: MenuSectionFrameProps): ReactElement {
  const { slug, name, image, description } = section;
  return (
    <section
      id={slug}
      className={below === undefined ? "menu-section" : "menu-section menu-section-below"}
      style={below === undefined ? undefined : ({ "--entries": below } as CSSProperties)}
      aria-labelledby={`${slug}-name`}
    >
      <SectionPicture image={image} />
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3 lg:mb-4">
        <h2 id={`${slug}-name`} className="text-h2">
          {name}
        </h2>
        {description && <p className="text-meta text-ink-2">{description}</p>}
      </header>
      {children}
    </section>
  );
}

export interface ProductListProps extends Omit<MenuListProps, "sections"> {
  readonly views: readonly ProductView[];
  /** Its first cards are in sight without scrolling. */
  readonly first?: boolean;
}

export function ProductList({ shop, views, first = false, onOpen, onAdd }: ProductListProps): ReactElement {
  const { menu, live, option, draft, risks } = shop;
  const quantities = useMemo(() => quantityByRef(draft.lines), [draft.lines]);
  return (
    <ul className="products">
      {views.map((view, position) => (
        <ProductCard
          key={`${view.entry.kind} ${view.entry.id}`}
          view={view}
          slug={menu.shop.slug}
          fulfilment={option?.type}
          quantity={view.refIds.reduce((sum, refId) => sum + (quantities.get(refId) ?? 0), 0)}
          soldOut={isEntrySoldOut(menu, view.entry, live)}
          risk={risks?.[restockKey(view.entry)]}
          back={live.restockOn?.[restockKey(view.entry)]}
          first={first && position < (view.photo ? 2 : 4)}
          onOpen={onOpen}
          onAdd={onAdd}
        />
      ))}
    </ul>
  );
}

function SectionPicture({ image }: { readonly image: Image | undefined }): ReactElement | null {
  const photo = pictureSource(image);
  return photo ? (
    <div className="relative mb-3 aspect-[5/1] overflow-hidden rounded-lg max-md:aspect-[5/2]">
      <LatePhoto of={photo} sizes="(max-width: 767px) 92vw, 800px" />
    </div>
  ) : null;
}

function quantityByRef(lines: BasketLines): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { refId, qty } of Object.values(lines)) quantities.set(refId, (quantities.get(refId) ?? 0) + qty);
  return quantities;
}
