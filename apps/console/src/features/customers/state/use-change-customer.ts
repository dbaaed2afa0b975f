import type { InputOf } from "@lokalkorb/contracts/contract";
import { changeCustomer } from "@lokalkorb/contracts/customers";
import { useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { customersText } from "./customers-text.ts";
import { nameOf, type ShopCustomer } from "@/entities/customer/use-customers";

export type CustomerChange = InputOf<typeof changeCustomer>["change"];

/** One decision at a time; what did not happen is said. */
export function useChangeCustomer(customer: ShopCustomer) {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [pending, setPending] = useState(false);
  const change = async (wanted: CustomerChange): Promise<boolean> => {
    setPending(true);
    const input = { restaurantId, customerId: customer.id, change: wanted };
    const { ok } = await run(changeCustomer, input, customersText.subject(nameOf(customer)));
    setPending(false);
    return ok;
  };
  return { change, pending };
}
