import { type Evaluate, evaluateShop } from "@/entities/basket/evaluate-shop";
import { mayHaveEaters } from "./eaters-key.ts";
import { eatersPart, notJudged } from "./eaters-part.ts";

/** With eaters in this browser, the engine comes together with the part that judges goods for them. */
export async function engineForEaters(): Promise<Evaluate> {
  if (mayHaveEaters()) await eatersPart.load().catch(() => undefined);
  return evaluateForEaters;
}

export const evaluateForEaters: Evaluate = (question) => {
  const answer = evaluateShop(question);
  if (!mayHaveEaters()) return answer;
  const part = eatersPart.state();
  if (part.status === "here") return { ...answer, ...part.module(question.menu, answer.slot) };
  // The next press asks for it again.
  eatersPart.load().catch(() => undefined);
  return { ...answer, ...notJudged };
};
