import { type Evaluate, evaluateShop } from "@/entities/basket/evaluate-shop";
import { readEaters } from "./eaters.ts";
import { eatersPart } from "./eaters-part.ts";

/** With eaters in this browser, the engine comes together with the part that judges goods for them. */
export async function engineForEaters(): Promise<Evaluate> {
  if (readEaters() !== null) await eatersPart.load().catch(() => undefined);
  return evaluateForEaters;
}

export const evaluateForEaters: Evaluate = (question) => {
  const answer = evaluateShop(question);
  const eaters = readEaters();
  if (eaters === null) return answer;
  const part = eatersPart.state();
  // Without the part nothing is called safe, and the next press asks for it again.
  if (part.status !== "here") {
    eatersPart.load().catch(() => undefined);
    return { ...answer, riskOf: () => "Allergene noch nicht geprüft" };
  }
  return { ...answer, ...part.module(question.menu, eaters, answer.slot) };
};
