import type { Cents } from "../../kernel/money/cents.ts";
import type { Allergen } from "./allergen.ts";
import type { DepositKind, Diet, MenuItem, VatClass } from "./item.ts";

export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  readonly select: "single" | "multi" | "quantity" | "text";
  readonly min: number;
  /** null = no upper limit. */
  readonly max: number | null;
  /** The first n chosen pieces cost nothing. */
  readonly freeCount?: number;
  readonly pricing: "perChoice" | "free" | "flat";
  readonly flatCents?: Cents;
  readonly choices: readonly OptionChoice[];
  readonly textMaxLength?: number;
}

export interface OptionChoice {
  readonly id: string;
  readonly name: string;
  readonly priceCents: Cents;
  readonly allergens: readonly Allergen[];
  readonly default: boolean;
  readonly maxQty: number;
  /** Diets that hold with this choice too; absent = the choice changes nothing. */
  readonly diets?: readonly Diet[];
  readonly depositCents?: Cents;
  readonly depositKind?: DepositKind;
  readonly vatClass?: VatClass;
  readonly alcohol?: MenuItem["alcohol"];
  /** Offered only while each of these groups has one of these choices. */
  readonly dependsOn?: readonly ChoiceCondition[];
}

export interface ChoiceCondition {
  readonly optionId: string;
  readonly choiceIds: readonly string[];
}
