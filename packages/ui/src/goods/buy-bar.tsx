import type { QuantityLimits } from "@lokalkorb/domain/basket/change-basket";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { ReactElement } from "react";
import { Button } from "../controls/button.tsx";
import { NumberStepper } from "../controls/number-stepper.tsx";

export interface BuyBarProps {
  /** Of the quantity, spoken. */
  readonly label: string;
  readonly action: string;
  readonly qty: number;
  readonly limits: QuantityLimits;
  readonly unitCents: Cents;
  readonly onQuantity: (qty: number) => void;
  readonly onTake?: () => void;
}

/** How many, and what they cost with all that is chosen. */
export function BuyBar({ label, action, qty, limits, unitCents, onQuantity, onTake }: BuyBarProps): ReactElement {
  return (
    <>
      <NumberStepper
        label={label}
        value={qty}
        min={limits.min}
        max={limits.max}
        step={limits.step}
        onChange={onQuantity}
        className="p-1"
      />
      <Button size="large" data-press="" onClick={onTake}>
        <span className="flex flex-1 flex-wrap items-center justify-between gap-x-3">
          <span>{action}</span>
          <span>{formatMoney(unitCents * qty)}</span>
        </span>
      </Button>
    </>
  );
}
