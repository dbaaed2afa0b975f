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
  /** Such as „4,80 €/kg“. */
  readonly basePrice?: string | undefined;
  readonly className?: string;
}

const units: readonly (readonly [RegExp, string])[] = [
  [/\/100 ?g$/, " pro 100 Gramm"],
  [/\/100 ?ml$/, " pro 100 Milliliter"],
  [/\/kg$/, " pro Kilogramm"],
  [/\/l$/, " pro Liter"],
  [/\/m$/, " pro Meter"],
  [/\/Stück$/, " pro Stück"],
];

/** „19,96 €/kg“ as it is said: „19,96 € pro Kilogramm“. */
export function spokenBasePrice(basePrice: string): string {
  const unit = units.find(([pattern]) => pattern.test(basePrice));
  return unit === undefined ? basePrice : basePrice.replace(unit[0], unit[1]);
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
              <span aria-hidden>{basePrice}</span>
              <span className="sr-only">{spokenBasePrice(basePrice)}</span>
            </>
          )}
        </span>
      )}
    </span>
  );
}
