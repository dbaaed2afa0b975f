import type { CatchWeight } from "@lokalkorb/domain/catalog/goods/item";
import type { ReactElement, ReactNode } from "react";
import { Price, type PriceProps } from "../display/price.tsx";
import { sheetText } from "./sheet-text.ts";

export interface ProductIntroProps {
  readonly name: string;
  readonly headingLevel: 1 | 2;
  readonly price: PriceProps;
  /** Such as tax and shipping, under the price. */
  readonly note?: ReactNode;
  readonly catchWeight?: CatchWeight | undefined;
  readonly warning?: ReactNode;
  readonly description: string | undefined;
  readonly children?: ReactNode;
}

/** Name and price of a product, before its choices. */
export function ProductIntro({
  name,
  headingLevel,
  price,
  note,
  catchWeight,
  warning,
  description,
  children,
}: ProductIntroProps): ReactElement {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className="chooser-intro">
      <Heading className="text-[1.5rem] leading-[1.15] lg:text-[2rem]">{name}</Heading>
      <Price {...price} className="mt-2" />
      {note && <p className="text-meta text-ink-2">{note}</p>}
      {catchWeight && <p className="mt-2 text-[max(0.8125rem,1em)]">{sheetText.byWeight(catchWeight)}</p>}
      {warning}
      {description && <p className="mt-2 text-[max(0.8125rem,1em)] text-ink-2">{description}</p>}
      {children && <div className="mt-3 flex flex-wrap items-center gap-x-3">{children}</div>}
    </div>
  );
}
