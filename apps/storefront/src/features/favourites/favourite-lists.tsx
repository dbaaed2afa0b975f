import type { Favourite } from "@lokalkorb/domain/access/favourites";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Badge } from "@lokalkorb/ui/badge";
import { ProductFace } from "@lokalkorb/ui/product-face";
import type { ReactElement, ReactNode } from "react";
import { HeartButton } from "@/entities/favourites/heart";
import type { ShownFavourite } from "@/entities/favourites/shown/shown-favourite";
import { favouritesScreenText as words } from "./favourites-screen-text.ts";

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  readonly children: readonly ReactNode[];
}

/** Nothing without entries. */
function List({ id, title, className, children }: ListProps): ReactElement | null {
  return children.length === 0 ? null : (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className={className}>{children}</ul>
    </section>
  );
}

export const ShopList = ({ shops }: { readonly shops: readonly ShownFavourite[] }): ReactElement => (
  <List id="betriebe" title={words.shops} className="mt-2 grid gap-2 md:grid-cols-2 lg:grid-cols-3">
    {shops.map(({ key, href, name, of, state }) => (
      <li key={key} className="relative grid min-h-11 gap-0.5 rounded-lg bg-surface p-4 pe-16 shadow-(--shadow)">
        <h3 className="text-name leading-tight">
          <PageLink href={href} className="card-link">
            {name}
          </PageLink>
        </h3>
        <span className="text-meta text-ink-2">{of}</span>
        <span className="text-meta text-ink-2">{state}</span>
        <HeartButton of={key} name={name} look="card" />
      </li>
    ))}
  </List>
);

export const ProductList = ({ products }: { readonly products: readonly ShownFavourite[] }): ReactElement => (
  <List id="artikel" title={words.products} className="products mt-2">
    {products.map(
      ({ key, href, name, of, state, isSoldOut, face }) =>
        face && (
          <ProductFace
            key={key}
            as="li"
            {...face}
            tags={state !== "" && <Badge size="tag">{state}</Badge>}
            title={
              <h3 className="text-name leading-tight">
                <PageLink href={href} className="card-link">
                  {name}
                </PageLink>
              </h3>
            }
            description={of}
            soldOut={isSoldOut ? words.soldOut : undefined}
            action={<HeartButton of={key} name={name} look="card" />}
          />
        ),
    )}
  </List>
);

export interface GoneListProps {
  readonly title: string;
  readonly gone: readonly (readonly [key: string, Favourite])[];
  /** Whether they are gone could not be asked. */
  readonly isUnknown?: boolean;
}

/** Known by their names alone, to be taken out. */
export const GoneList = ({ title, gone, isUnknown = false }: GoneListProps): ReactElement => (
  <List id={isUnknown ? "alle" : "weg"} title={title} className="mt-2 grid gap-2">
    {gone.map(([key, { name }]) => (
      <li key={key} className="relative grid min-h-16 content-center rounded-lg bg-sunken p-4 pe-16">
        <b className="text-name">{name}</b>
        {!isUnknown && (
          <span className="text-meta text-ink-2">{key.includes(":") ? words.goneProduct : words.goneShop}</span>
        )}
        <HeartButton of={key} name={name} look="card" />
      </li>
    ))}
  </List>
);
