import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { shopCostsPath } from "@/shared/routes/paths";
import type { ShopBase } from "./use-shop.ts";

export interface PriceNoteLineProps {
  readonly shop: Pick<ShopBase, "menu" | "priceNote">;
  /** Where something is being chosen that another page would lose. */
  readonly newTab?: boolean;
  /** With a full stop. */
  readonly sentence?: boolean;
}

/** 'inkl. MwSt., bei Lieferung zzgl. Lieferkosten', whose last word leads to what they are (PRC-02). */
export function PriceNoteLine({ shop, newTab = false, sentence = false }: PriceNoteLineProps): ReactElement {
  const { tax, costs } = shop.priceNote;
  const href = shopCostsPath(shop.menu.shop.slug);
  return (
    <>
      {tax}
      {costs && (
        <>
          , {costs.lead}
          {newTab ? (
            <a href={href} target="_blank" rel="noreferrer" className="link">
              {costs.word}
            </a>
          ) : (
            <PageLink href={href} className="link">
              {costs.word}
            </PageLink>
          )}
        </>
      )}
      {sentence && (costs || !tax.endsWith(".")) && "."}
    </>
  );
}
