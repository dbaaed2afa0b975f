import type { OrderingRules, WithdrawalKind } from "../storefront.ts";

/** A menu, as far as its rules go. */
interface OrderedBy {
  readonly ordering: Pick<OrderingRules, "withdrawal">;
}

const words: Readonly<Record<WithdrawalKind, string>> = {
  perishableExcluded: "Die Ware verdirbt schnell, deshalb gibt es kein Widerrufsrecht.",
  applies: "Du kannst binnen 14 Tagen ab Erhalt widerrufen.",
  mixed:
    "Für schnell verderbliche Ware gibt es kein Widerrufsrecht, andere kannst du binnen 14 Tagen ab Erhalt widerrufen.",
};

/** Texts of the build before this one: functions are deployed before the apps. */
const saidBefore: ReadonlySet<string> = new Set(["Für schnell verderbliche Ware gibt es kein Widerrufsrecht."]);

/** The text on the right to withdraw above the button, and in the evidence of the order (CHK-13, WDR-01). */
export function withdrawalWords({ ordering }: OrderedBy): string {
  return words[ordering.withdrawal ?? "mixed"];
}

/** Whether a page of ours says so above the button. */
export function isWithdrawalSaid(menu: OrderedBy, shown: string): boolean {
  return shown === withdrawalWords(menu) || saidBefore.has(shown);
}
