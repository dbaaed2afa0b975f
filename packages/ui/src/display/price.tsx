import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";

export interface PriceProps {
  /** Written out, such as „4,80 €“. */
  readonly price: string;
  /** The cheapest choice counts: „ab“ stands before it. */
  readonly from?: boolean;
  /** The price before a reduction, struck through, with words for screen readers. */
  readonly before?: string | undefined;
  /** Such as „0,15 € Pfand“. */
  readonly deposit?: string | undefined;
  /** Such as „1 kg“. */
  readonly amount?: string | undefined;
  /** Such as „4,80 €/kg“, and as it is read out: „4,80 € pro Kilogramm“. */
  readonly basePrice?: { readonly shown: string; readonly spoken: string } | undefined;
  readonly className?: string;
}

/** Price first; deposit beside it, then amount and base price, as the law on prices wants them. */
export function Price({
  price,
  from = false,
  before,
  deposit,
  amount,
  basePrice,
  className,
}: PriceProps): ReactElement {
  return (
    <span className={classNames("block text-meta leading-snug text-ink-2", className)}>
      <b className="text-name text-ink">
        {from && "ab "}
        {price}
      </b>
      {before !== undefined && (
        <>
          {" "}
          <span className="sr-only">bisher niedrigster 30-Tage-Preis </span>
          <s>{before}</s>
        </>
      )}
      {deposit !== undefined && <span className="md:block"> zzgl. {deposit}</span>}
      {(amount ?? basePrice) !== undefined && (
        <span className="block">
          {amount}
          {amount !== undefined && basePrice !== undefined && " · "}
          {basePrice !== undefined && (
            <>
              <span aria-hidden>{basePrice.shown}</span>
              <span className="sr-only">{basePrice.spoken}</span>
            </>
          )}
        </span>
      )}
    </span>
  );
}
