import { formatBasePrice, formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Badge } from "@lokalkorb/ui/badge";
import { classNames } from "@lokalkorb/ui/class-names";
import { iconButtonLook } from "@lokalkorb/ui/icon-button";
import { LeafIcon } from "@lokalkorb/ui/icons";
import { ProductFace } from "@lokalkorb/ui/product-face";
import type { ReactElement } from "react";
import { appearanceText } from "./appearance-text.ts";

const labels = appearanceText.sample;

/** The card of the shop with a product on it; nothing in it can be pressed. `small` leaves out what a tile has no room for. */
export function SampleProduct({ small = false }: { readonly small?: boolean }): ReactElement {
  return (
    <ProductFace
      tall
      illustration="bread"
      tags={
        <>
          <Badge tone="strong" size="tag">
            {labels.isNew}
          </Badge>
          <Badge tone="ok" size="tag" icon={<LeafIcon size={16} />}>
            {labels.organic}
          </Badge>
        </>
      }
      title={<b className="block text-name leading-tight">{labels.product}</b>}
      description={small ? undefined : labels.description}
      price={{
        price: formatMoney(labels.productPrice),
        ...(!small && { amount: labels.amount, basePrice: formatBasePrice({ cents: labels.productPrice, per: "kg" }) }),
      }}
      action={<AddMark />}
    />
  );
}

/** A marked one of which there are some in the basket, with a deposit. */
export function SecondSampleProduct(): ReactElement {
  return (
    <ProductFace
      tall
      illustration="juice"
      tags={
        <Badge tone="theme" size="tag">
          {labels.popular}
        </Badge>
      }
      title={<b className="block text-name leading-tight">{labels.second}</b>}
      price={{
        price: formatMoney(labels.secondPrice),
        deposit: `${formatMoney(labels.deposit)} ${labels.depositName}`,
      }}
      action={<AddMark quantity={2} />}
    />
  );
}

function AddMark({ quantity }: { readonly quantity?: number }): ReactElement {
  const look = iconButtonLook(quantity === undefined ? "solid" : "ring");
  return <span className={classNames(look, "product-add")}>{quantity}</span>;
}
