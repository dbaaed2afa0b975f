import type { BasketLine } from "../../catalog/goods/basket-line.ts";

/** A line of the second calculation. */
export interface ExactLine {
  readonly id: string;
  readonly line: BasketLine;
  readonly unit: bigint;
  readonly total: bigint;
  readonly deposit: bigint;
  /** Without what was put on it. */
  readonly plainUnit: bigint;
  readonly weights: Map<number, bigint>;
  readonly depositByRate: Map<number, bigint>;
  readonly keptOut: boolean;
  readonly cheaper: boolean;
}
