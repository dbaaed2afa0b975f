import { hasWithdrawalRight, type WithdrawalClass } from "../../catalog/withdrawal/withdrawal-class.ts";
import type { Country } from "../../kernel/country/country.ts";
import type { OrderingRules, WithdrawalKind } from "../storefront.ts";

/** A menu, as far as its rules go. */
interface OrderedBy {
  readonly shop: { readonly country: Country };
  readonly ordering: Pick<OrderingRules, "withdrawal">;
}
/** Of each line; undefined in menus of before, for which the shop's own word stands. */
type Kinds = readonly (WithdrawalClass | undefined)[];

const words: Readonly<Record<WithdrawalKind | "excluded", Readonly<Record<Country, string>>>> = {
  perishableExcluded: {
    DE: "Die Ware verdirbt schnell, deshalb gibt es kein Widerrufsrecht.",
    AT: "Die Ware verdirbt schnell, deshalb gibt es kein Rücktrittsrecht.",
  },
  excluded: {
    DE: "Für diese Waren gibt es kein Widerrufsrecht; der Grund steht bei jeder.",
    AT: "Für diese Waren gibt es kein Rücktrittsrecht; der Grund steht bei jeder.",
  },
  applies: {
    DE: "Du kannst binnen 14 Tagen ab Erhalt widerrufen.",
    AT: "Du kannst binnen 14 Tagen ab Erhalt zurücktreten.",
  },
  mixed: {
    DE: "Für schnell verderbliche Ware gibt es kein Widerrufsrecht, andere kannst du binnen 14 Tagen ab Erhalt widerrufen.",
    AT: "Für schnell verderbliche Ware gibt es kein Rücktrittsrecht, von anderer kannst du binnen 14 Tagen ab Erhalt zurücktreten.",
  },
};

/** Texts of the builds before this one: functions are deployed before the apps. */
const saidBefore = (kind: WithdrawalKind): readonly string[] => [
  words[kind].DE,
  "Für schnell verderbliche Ware gibt es kein Widerrufsrecht.",
];

/** The lines of one basket or order together; null: at least one of them says nothing. */
export function withdrawalKindOf(kinds: Kinds): WithdrawalKind | "excluded" | null {
  const known = kinds.flatMap((kind) => kind ?? []);
  if (known.length === 0 || known.length < kinds.length) return null;
  const right = known.filter(hasWithdrawalRight).length;
  if (right > 0) return right === known.length ? "applies" : "mixed";
  return known.every((kind) => kind === "perishable") ? "perishableExcluded" : "excluded";
}

/** The text on the right to withdraw above the button, and in the evidence of the order (CHK-13, WDR-01). */
export function withdrawalWords({ shop, ordering }: OrderedBy, kinds: Kinds): string {
  return words[withdrawalKindOf(kinds) ?? ordering.withdrawal ?? "mixed"][shop.country];
}

/** Whether a page of ours says so above the button. */
export function isWithdrawalSaid(menu: OrderedBy, kinds: Kinds, shown: string): boolean {
  return shown === withdrawalWords(menu, kinds) || saidBefore(menu.ordering.withdrawal ?? "mixed").includes(shown);
}
