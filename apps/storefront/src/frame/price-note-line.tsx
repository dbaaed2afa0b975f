import type { Menu } from "@lokalkorb/domain/offering/menu";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { shopCostsPath } from "./paths.ts";
import { priceNote } from "./price-note.ts";

export interface PriceNoteLineProps {
  readonly menu: Menu;
  /** Where something is being chosen that another page would lose. */
  readonly newTab?: boolean;
  /** With a full stop. */
  readonly sentence?: boolean;
}

/** 'inkl. MwSt., bei Lieferung zzgl. Lieferkosten', whose last word leads to what they are (PRC-02). */
export function PriceNoteLine({ menu, newTab = false, sentence = false }: PriceNoteLineProps): ReactElement {
  const { tax, costs } = priceNote(menu);
  const href = shopCostsPath(menu.shop.slug);
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
