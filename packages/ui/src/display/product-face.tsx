import type { ReactElement, ReactNode } from "react";
import { Badge } from "./badge.tsx";
import { classNames } from "../class-names.ts";
import type { IllustrationName } from "../illustrations/illustrations.ts";
import { Illustration } from "./illustration.tsx";
import { LatePhoto } from "./late-photo.tsx";
import { Photo, type PhotoSource } from "./photo.tsx";
import { Price, type PriceProps } from "./price.tsx";

export interface ProductFaceProps {
  readonly as?: "li" | "div";
  readonly illustration: IllustrationName;
  /** Stands before the drawing. */
  readonly photo?: PhotoSource | undefined;
  /** Off for pictures in sight at once. */
  readonly lazy?: boolean;
  /** Badges, in the picture's corner or above the name. */
  readonly tags?: ReactNode;
  /** The name; a `card-link` in it takes the whole card. */
  readonly title: ReactNode;
  readonly description?: string | undefined;
  readonly price: PriceProps;
  /** The word for it, once it is gone. */
  readonly soldOut?: string | undefined;
  /** Puts it in; carries the class `product-add`. */
  readonly action?: ReactNode;
  /** Picture above also on phones, where there are two to a line. */
  readonly tall?: boolean;
}

/** A product on its card. Text left and picture right on phones, picture above from 768 px. */
export function ProductFace({
  as: Tag = "div",
  illustration,
  photo,
  lazy = true,
  tags,
  title,
  description,
  price,
  soldOut,
  action,
  tall = false,
}: ProductFaceProps): ReactElement {
  const Face = lazy ? LatePhoto : Photo;
  return (
    <Tag className={classNames("product", tall && "product--tall", soldOut !== undefined && "product--gone")}>
      <div className={classNames("product-picture", photo && "product-picture--photo")}>
        {photo ? (
          <Face of={photo} sizes="(max-width: 767px) 112px, 320px" silent atOnce={!lazy} />
        ) : (
          <Illustration name={illustration} size={96} lazy={lazy} />
        )}
        {soldOut !== undefined && (
          <Badge tone="dark" size="tag" className="product-state">
            {soldOut}
          </Badge>
        )}
      </div>
      <div className="product-text">
        {tags && <p className="product-tags">{tags}</p>}
        {title}
        {description && <p className="product-description">{description}</p>}
      </div>
      <Price {...price} className="product-price" />
      {action}
    </Tag>
  );
}
