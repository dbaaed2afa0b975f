import { waitForRestock } from "@lokalkorb/contracts/restock";
import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { useState } from "react";
import { isAccountHere } from "@/entities/account/account-mark";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { restockRefusals, type restockText } from "./restock-text.ts";

export interface SoldOutItem {
  readonly restaurantId: Id<"shop">;
  readonly storefrontId: Id<"storefront">;
  readonly itemId: Id<"product">;
  /** Of its card. */
  readonly productId: Id<"product">;
}

export type RestockStep = "closed" | "form" | keyof typeof restockText.done;

export interface Restock {
  readonly step: RestockStep;
  readonly pending: boolean;
  readonly problem: string | null;
  /** An account of this browser is asked first; everybody else names an address. */
  readonly open: () => void;
  readonly close: () => void;
  /** False: it is no address. */
  readonly send: (email: string) => boolean;
}

export function useRestock(item: SoldOutItem): Restock {
  const [step, setStep] = useState<RestockStep>("closed");
  const { pending, problem, send } = useSending(restockRefusals);
  const ask = async (email?: string): Promise<void> => {
    const content = email === undefined ? item : { ...item, email };
    const answer = await send(content, async (requestId) =>
      (await loadLive()).call(waitForRestock, { ...content, requestId }),
    );
    setStep(answer === null ? "form" : answer.value.state);
  };
  return {
    step,
    pending,
    problem,
    open: () => {
      if (isAccountHere()) void ask();
      else setStep("form");
    },
    close: () => setStep("closed"),
    send: (email) => {
      if (!isMailAddress(email.trim())) return false;
      if (!pending) void ask(email.trim());
      return true;
    },
  };
}
