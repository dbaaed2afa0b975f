import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import { methodsFor, type OrdererInput } from "@lokalkorb/domain/menu/methods-for";
import type { OfferedMethod } from "@lokalkorb/domain/menu/offered-methods";

type MenuOfMethods = Pick<Menu, "paymentMethods" | "paymentTerms">;

const namesOf = (offered: readonly OfferedMethod[]): readonly PaymentMethod[] =>
  offered.flatMap(({ method, bar }) => (bar === null ? [method] : []));

/** Those that come into question before anything is calculated, the chosen one first. */
export function candidates(
  menu: MenuOfMethods,
  question: Omit<OrdererInput, "payCents">,
  chosen: PaymentMethod | null,
): readonly PaymentMethod[] {
  const names = namesOf(methodsFor(menu, { ...question, payCents: null }));
  return chosen !== null && names.includes(chosen) ? [chosen, ...names.filter((name) => name !== chosen)] : names;
}

export interface Paying {
  /** Every method that fits the way, with the reason why it cannot be chosen. */
  readonly offered: readonly OfferedMethod[];
  readonly methods: readonly PaymentMethod[];
  /** The chosen method; before a choice, the shop's first. */
  readonly method: PaymentMethod | null;
  /** The choice that is not available. Nothing takes its place: the payment method is the shopper's to choose. */
  readonly lost: PaymentMethod | null;
}

/** How it can be paid, by the figures on the page. `paidBy` is what those figures were calculated with. */
export function payingOf(
  menu: MenuOfMethods,
  question: OrdererInput,
  chosen: PaymentMethod | null,
  paidBy?: PaymentMethod | null,
): Paying {
  // Figures that were calculated with a method let it be chosen, unless the shop has denied it.
  const offered = methodsFor(menu, question).map((one) =>
    one.method === paidBy && one.bar?.reason !== "denied" ? { ...one, bar: null } : one,
  );
  const methods = namesOf(offered);
  if (chosen !== null && !methods.includes(chosen)) return { offered, methods, method: null, lost: chosen };
  const wanted = chosen ?? paidBy ?? null;
  const method = wanted !== null && methods.includes(wanted) ? wanted : (methods[0] ?? null);
  return { offered, methods, method, lost: null };
}
