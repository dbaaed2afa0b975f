import { Badge } from "@lokalkorb/ui/badge";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { ProductFace } from "@lokalkorb/ui/product-face";
import { ProductTags } from "@lokalkorb/ui/product-tags";
import { memo, type MouseEvent, type ReactElement } from "react";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { fulfilmentPhrases } from "@/entities/labels/labels-text";
import { productPath } from "@/shared/routes/paths";
import type { ProductView } from "@/entities/product/product-view";
import { shopText } from "./shop-text.ts";
import { productText } from "@/entities/chooser/product-text";

export interface ProductCardProps {
  readonly view: ProductView;
  readonly slug: string;
  readonly fulfilment: FulfilmentType | undefined;
  readonly quantity: number;
  readonly soldOut: boolean;
  /** Why it is not for those who are cooked for. */
  readonly risk: string | undefined;
  /** 'morgen': from then on it can be had again, where it is sold out and that is known. */
  readonly back: string | undefined;
  /** In sight without scrolling, so its picture must not wait. */
  readonly first: boolean;
  readonly onOpen: (view: ProductView) => void;
  readonly onAdd: (view: ProductView) => void;
}

/** The whole card opens the product. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps): ReactElement {
  const { view, slug, fulfilment: method, quantity, soldOut, risk, back, first, onOpen } = props;
  const open = (event: MouseEvent): void => {
    // A new tab gets the product's own page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(view);
  };
  return (
    <ProductFace
      as="li"
      illustration={view.illustration}
      photo={view.photo}
      lazy={!first}
      tags={tagsOf(view, method, soldOut ? back : undefined)}
      title={
        <h3 className="text-name leading-tight">
          <a href={productPath(slug, view.entry.id)} onClick={open} className="card-link">
            {view.name}
          </a>
        </h3>
      }
      description={view.description}
      price={view}
      soldOut={soldOut ? productText.soldOut : risk}
      action={!soldOut && <AddButton view={view} quantity={quantity} onOpen={onOpen} onAdd={props.onAdd} />}
    />
  );
});

function tagsOf(view: ProductView, method: FulfilmentType | undefined, back: string | undefined): ReactElement | null {
  if (view.badge === undefined && view.diets.length === 0 && !view.unavailable && !back) return null;
  return (
    <>
      {back && (
        <Badge tone="theme" size="tag">
          {shopText.back(back)}
        </Badge>
      )}
      {view.unavailable && (
        <Badge size="tag">
          {view.notThisMethod && method !== undefined
            ? shopText.notThisMethod(fulfilmentPhrases[method])
            : shopText.otherTime}
        </Badge>
      )}
      <ProductTags badge={view.badge} diets={view.diets} />
    </>
  );
}

function AddButton({
  view,
  quantity,
  onOpen,
  onAdd,
}: Pick<ProductCardProps, "view" | "quantity" | "onOpen" | "onAdd">): ReactElement {
  const { name } = view;
  // A product that this method lacks is opened first: its sheet tells how it can be had.
  const needsChoice = view.needsChoice || view.notThisMethod;
  const label =
    quantity > 0
      ? (needsChoice ? shopText.chooseMore : shopText.addMore)(name, quantity)
      : (needsChoice ? shopText.choose : shopText.add)(name);
  return (
    <IconButton
      label={label}
      look={quantity > 0 ? "ring" : "solid"}
      className="product-add"
      data-press={needsChoice ? "choose" : "add"}
      onClick={() => (needsChoice ? onOpen : onAdd)(view)}
    >
      {quantity > 0 && quantity}
    </IconButton>
  );
}
