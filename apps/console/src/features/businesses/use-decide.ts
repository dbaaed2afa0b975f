import { decideBusiness } from "@lokalkorb/contracts/businesses";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { businessesText } from "./businesses-text.ts";
import type { Business } from "./use-businesses.ts";

export type Decision = InputOf<typeof decideBusiness>["decision"];

/** One decision at a time; what did not happen is said. */
export function useDecide({ id, name }: Business) {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [pending, setPending] = useState(false);
  const decide = async (decision: Decision): Promise<boolean> => {
    setPending(true);
    const input = { restaurantId, customerId: id, decision };
    const { ok } = await run(decideBusiness, input, businessesText.subject(name));
    setPending(false);
    return ok;
  };
  return { decide, pending };
}
