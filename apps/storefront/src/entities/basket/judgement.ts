import type { ChosenGoods } from "@lokalkorb/domain/catalog/food/allergens-of";
import type { OptionRule } from "@lokalkorb/domain/catalog/goods/option-rules";

/** Objections to goods for those who are cooked for, in words; undefined = nothing that is known. */
export interface Judgement {
  /** By the entry of the menu, before anything is chosen of it. */
  readonly risks: Readonly<Record<string, string>>;
  readonly riskOf: (line: ChosenGoods) => string | undefined;
  /** The choices of a group with what speaks against them behind their names. */
  readonly marked: (rule: OptionRule) => OptionRule;
}
