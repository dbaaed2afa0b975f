import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { useLate } from "@lokalkorb/ui/use-late";
import { useMemo, useState } from "react";
import type { Judgement } from "@/entities/basket/judgement";
import { mayHaveEaters } from "./eaters-key.ts";
import { eatersPart, notJudged } from "./eaters-part.ts";

/** Beside goods of a shop whose calculation is not asked for; empty for those who said nothing about their eaters. */
export function useJudgement(menu: Menu | null, slot: Slot): Partial<Judgement> {
  const [wanted] = useState(mayHaveEaters);
  const part = useLate(eatersPart, wanted);
  return useMemo(() => {
    if (!wanted || menu === null) return {};
    return part.status === "here" ? (part.module(menu, slot) ?? {}) : notJudged;
  }, [wanted, menu, slot, part]);
}
