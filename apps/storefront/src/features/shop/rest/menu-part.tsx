import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";
import { useMemo, type CSSProperties, type ReactElement } from "react";
import { productView } from "@/entities/product/product-view";
import type { ShopMoment } from "@/entities/shop/shop-live";
import { ProductList, type ProductListProps } from "../menu/menu-list.tsx";
import { restText } from "./rest-text.ts";

export interface MenuPartProps extends Omit<ProductListProps, "views"> {
  readonly moment: ShopMoment;
  /** Undefined: out of reach, or on its way. */
  readonly entries: readonly MenuEntry[] | undefined;
  readonly count: number;
  /** In pixels, once it is known. */
  readonly height: number | undefined;
  readonly failed: boolean;
}

/** Takes as much room as its cards will, or did. */
export function MenuPart({ moment, entries, count, height, failed, ...list }: MenuPartProps): ReactElement {
  const { menu } = list.shop;
  const views = useMemo(
    () => entries?.flatMap((entry) => productView(menu, entry, moment) ?? []),
    [menu, entries, moment],
  );
  if (views) return <ProductList {...list} views={views} />;
  const room = { "--entries": count, ...(height === undefined ? {} : { height }) } as CSSProperties;
  return (
    <div className="products-waiting" style={room}>
      <p>{failed ? restText.waiting : restText.coming}</p>
    </div>
  );
}
