import { createShop } from "@lokalkorb/contracts/shops";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useRef, useState } from "react";
import { failureText } from "@/shared/commands/failure-text";
import { createRefusalTexts, newShopText } from "./new-shop-text.ts";
import { newShopInput, type NewShopValues } from "./new-shop-values.ts";

export interface CreateShop {
  readonly create: (values: NewShopValues) => Promise<void>;
  readonly pending: boolean;
  readonly problem: string | null;
  /** The id of the new shop, which the account learns of a moment later. */
  readonly created: string | null;
}

export function useCreateShop(): CreateShop {
  const client = useModelClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  // A press that got no answer is repeated as the same request: one shop.
  const request = useRef<{ readonly id: string; readonly body: string } | null>(null);
  const create = async (values: NewShopValues): Promise<void> => {
    if (client === null) return setProblem(newShopText.notLoaded);
    // The last problem stays until the answer: if it went at once, a second tap would meet what moved up.
    setPending(true);
    const input = newShopInput(values);
    const body = JSON.stringify(input);
    if (request.current?.body !== body) request.current = { id: crypto.randomUUID(), body };
    const answer = await client.call(createShop, { ...input, requestId: request.current.id });
    setProblem(null);
    if (answer.ok) setCreated(answer.value.restaurantId);
    else setProblem(answer.refusal ? createRefusalTexts[answer.refusal.type] : failureText[answer.failure.type]);
    setPending(false);
  };
  return { create, pending, problem, created };
}
