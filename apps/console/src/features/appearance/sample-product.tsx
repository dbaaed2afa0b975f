import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { Badge } from "@lokalkorb/ui/badge";
import { classNames } from "@lokalkorb/ui/class-names";
import type { GoodsName } from "@lokalkorb/ui/goods/goods";
import { iconButtonLook } from "@lokalkorb/ui/icon-button";
import { LeafIcon, PlusIcon } from "@lokalkorb/ui/icons";
import { Illustration } from "@lokalkorb/ui/illustration";
import { Price } from "@lokalkorb/ui/price";
import type { ReactElement } from "react";
import { appearanceText } from "./appearance-text.ts";

const words = appearanceText.sample;

/** A product as shoppers see it, only that nothing in it can be pressed. `compact` leaves out what a tile has no room for. */
export function SampleProduct({ compact = false }: { readonly compact?: boolean }): ReactElement {
  return (
    <Card
      picture="bread"
      compact={compact}
      badges={
        <>
          <Badge tone="strong" size="tag">
            {words.isNew}
          </Badge>
          <Badge tone="ok" size="tag" icon={<LeafIcon size={16} />}>
            {words.organic}
          </Badge>
        </>
      }
      name={words.product}
      description={compact ? undefined : words.description}
    >
      <Price
        price={formatMoney(words.productPrice)}
        {...(!compact && { amount: words.amount, basePrice: words.basePrice })}
      />
    </Card>
  );
}

export function SecondSampleProduct(): ReactElement {
  return (
    <Card
      picture="juice"
      compact={false}
      badges={
        <Badge tone="theme" size="tag">
          {words.organic}
        </Badge>
      }
      name={words.second}
    >
      <Price price={formatMoney(words.secondPrice)} deposit={`${formatMoney(words.deposit)} ${words.depositName}`} />
    </Card>
  );
}

interface CardProps {
  readonly picture: GoodsName;
  readonly compact: boolean;
  readonly badges: ReactElement;
  readonly name: string;
  readonly description?: string | undefined;
  readonly children: ReactElement;
}

function Card({ picture, compact, badges, name, description, children }: CardProps): ReactElement {
  return (
    <div className="relative grid content-start rounded-lg bg-surface p-2 shadow-[0_0_0_1px_var(--line)]">
      <span
        className={classNames(
          "picture-ground relative grid place-items-center rounded-md",
          compact ? "min-h-24 pt-6" : "min-h-36 pt-4",
        )}
      >
        <span className="absolute start-2 top-2 flex flex-wrap gap-1">{badges}</span>
        <Illustration name={picture} size={compact ? 56 : 88} />
      </span>
      <span className="grid gap-1 px-1 pt-2 pe-12">
        <b className="text-name leading-tight">{name}</b>
        {description !== undefined && <span className="text-meta text-ink-2">{description}</span>}
        {children}
      </span>
      <span aria-hidden className={classNames(iconButtonLook("solid"), "absolute! end-2 bottom-2")}>
        <PlusIcon />
      </span>
    </div>
  );
}
