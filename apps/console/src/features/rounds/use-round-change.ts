import { changeRound } from "@lokalkorb/contracts/order-rounds";
import { notify } from "@lokalkorb/ui/notify";
import { useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { answerText, type RoundChange, roundsText } from "./rounds-text.ts";
import type { RoundPlan } from "./use-rounds.ts";

/** One change at a time; what did not happen is said. */
export function useRoundChange({ id, name }: Pick<RoundPlan, "id" | "name">) {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [pending, setPending] = useState<RoundChange | null>(null);
  const change = async (wish: RoundChange): Promise<void> => {
    if (pending !== null) return;
    setPending(wish);
    const subject = roundsText.subject(name);
    const answer = await run(changeRound, { restaurantId, planId: id, change: wish }, subject);
    if (answer.ok && answer.value.result !== "saved")
      notify({ message: subject, detail: answerText[answer.value.result], tone: "warning" });
    setPending(null);
  };
  return { change, pending };
}
