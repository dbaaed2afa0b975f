import { giftCardSize, giftDrawings } from "@lokalkorb/domain/catalog/gifts/gift-drawings";
import type { GiftDesign } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import type { ReactElement } from "react";

/** The ground of a card in the colours of its shop; what is written on it stands on the left. */
export const GiftDrawing = ({ design }: { readonly design: GiftDesign }): ReactElement => (
  <svg
    viewBox={`0 0 ${giftCardSize.width} ${giftCardSize.height}`}
    aria-hidden
    preserveAspectRatio="xMaxYMid slice"
    className="absolute inset-0 size-full fill-(--theme-on)"
  >
    {giftDrawings[design].map(({ d, strength }) => (
      <path key={d} d={d} opacity={strength} />
    ))}
  </svg>
);

interface CardProps {
  readonly design: GiftDesign;
  readonly shop: string;
  /** Empty: not chosen yet. */
  readonly worth: string;
  readonly to: string;
}

/** The card as it will look. */
export const GiftCardPreview = ({ design, shop, worth, to }: CardProps): ReactElement => (
  <div className="relative aspect-[16/9] overflow-hidden rounded-xl bg-(image:--theme-gradient) p-5 text-(--theme-on) md:p-7">
    <GiftDrawing design={design} />
    <div className="relative flex h-full w-[56%] flex-col justify-between">
      <p className="text-name leading-tight font-bold text-balance">{shop}</p>
      <div>
        {to !== "" && <p className="truncate text-meta">Für {to}</p>}
        <p className="text-[clamp(1.75rem,8vw,2.75rem)] leading-none font-bold whitespace-nowrap">{worth}</p>
      </div>
    </div>
  </div>
);
