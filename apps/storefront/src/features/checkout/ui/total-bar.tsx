import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { ShoppingBasketIcon } from "@lokalkorb/ui/icons";
import { useEffect, useState, type ReactElement } from "react";
import { checkoutText } from "../state/checkout-text.ts";

export interface TotalBarProps {
  /** The order in a few words. */
  readonly summary: string;
  readonly amountDueCents: Cents;
}

/**
 * On a phone the sum stays in sight all the way down to where it is added up. There it makes room: it would say the
 * same twice, and cover what can be pressed at the top of the last block.
 */
export function TotalBar({ summary, amountDueCents }: TotalBarProps): ReactElement {
  const [sumInSight, setSumInSight] = useState(false);
  useEffect(() => {
    const total = document.querySelector("#pruefen .sums-total");
    if (total === null) return;
    const observer = new IntersectionObserver(([entry]) => setSumInSight(entry?.isIntersecting ?? false));
    observer.observe(total);
    return () => observer.disconnect();
  }, []);
  return (
    <a
      href="#pruefen"
      className={`sticky top-0 z-4 block bg-tint-2 no-underline md:hidden ${sumInSight ? "invisible" : ""}`}
    >
      <span className="sr-only">{checkoutText.toSummary}: </span>
      <span className="wrap flex min-h-12 items-center gap-2">
        <ShoppingBasketIcon size={16} />
        <span className="truncate">{summary}</span>
        <b className="ms-auto text-name">{formatMoney(amountDueCents)}</b>
      </span>
    </a>
  );
}
