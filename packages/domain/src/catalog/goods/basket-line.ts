import type { Cents } from "../../kernel/money/cents.ts";

export interface ChosenOption {
  readonly optionId: string;
  readonly choiceId: string;
  readonly qty: number;
  /** Only for options of select 'text'. */
  readonly text?: string;
}

/** The shopper's pick for one slot of a bundle. */
export interface ChosenComponent {
  readonly slotId: string;
  readonly itemId: string;
  readonly qty: number;
}

export interface BasketLine {
  readonly kind: "item" | "bundle";
  readonly refId: string;
  readonly qty: number;
  readonly choices: readonly ChosenOption[];
  readonly components?: readonly ChosenComponent[];
  readonly note?: string;
  readonly position: number;
  /** Unit price that the shopper was shown, to notice a change. */
  readonly seenUnitCents: Cents;
}
