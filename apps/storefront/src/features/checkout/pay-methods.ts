import type { Menu } from "@lokalkorb/domain/offering/menu";
import type { PaymentMethod } from "@lokalkorb/domain/orders/payment";
import type { DistributionOption, DistributionType } from "@lokalkorb/domain/slots/distribution-option";

const atTheCounter: readonly DistributionType[] = ["pickup", "locker", "dineIn"];
const waysByMethod: Partial<Record<PaymentMethod, readonly DistributionType[]>> = {
  cashOnPickup: atTheCounter,
  cardOnPickup: atTheCounter,
  cashOnDelivery: ["delivery"],
};

/** How it can be paid on this way, in the shop's order. A gift card is a code, not a choice. */
export function methodsFor(
  menu: Pick<Menu, "paymentMethods">,
  option: DistributionOption | undefined,
): readonly PaymentMethod[] {
  return menu.paymentMethods.filter((method) => {
    if (method === "giftCard" || !option) return false;
    const fits = waysByMethod[method]?.includes(option.type) ?? true;
    return fits && (option.paymentMethods?.includes(method) ?? true);
  });
}

/** What was chosen, unless this way does not know it; then the shop's first. */
export const effectiveMethod = (
  chosen: PaymentMethod | null,
  methods: readonly PaymentMethod[],
): PaymentMethod | null => (chosen !== null && methods.includes(chosen) ? chosen : (methods[0] ?? null));
