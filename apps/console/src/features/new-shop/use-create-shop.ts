import { createShop } from "@lokalkorb/contracts/shops";
import { useState } from "react";
import { useRequest } from "@/shared/commands/use-request";
import { createRefusalTexts } from "./new-shop-text.ts";
import { newShopInput, type NewShopValues } from "./new-shop-values.ts";

export interface CreateShop {
  readonly create: (values: NewShopValues) => Promise<void>;
  readonly pending: boolean;
  readonly problem: string | null;
  /** The id of the new shop, which the account learns of a moment later. */
  readonly created: string | null;
}

export function useCreateShop(): CreateShop {
  const { send, pending, problem } = useRequest(createShop, createRefusalTexts);
  const [created, setCreated] = useState<string | null>(null);
  const create = async (values: NewShopValues): Promise<void> => {
    const answer = await send(newShopInput(values));
    if (answer !== null) setCreated(answer.restaurantId);
  };
  return { create, pending, problem, created };
}
