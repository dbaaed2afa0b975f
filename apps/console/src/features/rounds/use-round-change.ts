import { changeRound } from "@lokalkorb/contracts/order-rounds";
import { notify } from "@lokalkorb/ui/notify";
import { useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { answerText, type RoundChange, roundsText } from "./words/rounds-text.ts";
import type { RoundPlan } from "./use-rounds.ts";

/** Presses wait for nothing: the list shows a change before its answer has come, and the next press is meant. What did not happen is said. */
export function useRoundChange({ id, name }: Pick<RoundPlan, "id" | "name">) {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [pending, setPending] = useState<readonly RoundChange[]>([]);
  const change = async (wish: RoundChange): Promise<boolean> => {
    setPending((before) => [...before, wish]);
    const subject = roundsText.subject(name);
    const answer = await run(changeRound, { restaurantId, planId: id, change: wish }, subject);
    if (answer.ok && answer.value.result !== "saved")
      notify({ message: subject, detail: answerText[answer.value.result], tone: "warning" });
    setPending((before) => before.filter((one) => one !== wish));
    return answer.ok && answer.value.result === "saved";
  };
  const isPending = (is: (change: RoundChange) => boolean): boolean => pending.some(is);
  return { change, isPending };
}
