import { useCallback, useEffect, useState } from "react";
import type { InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import { changeStandingOrder, listStandingOrders, quoteStandingOrder } from "@lokalkorb/contracts/standing-orders";
import { useAccount } from "@/entities/account/use-account";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { changeProblems, changeRefusals } from "./standing-text.ts";

export type OwnStanding = OutputOf<typeof listStandingOrders>["standingOrders"][number];
export type StandingChange = InputOf<typeof changeStandingOrder>["change"];

export type StandingOrders =
  | { readonly status: "pending" }
  | { readonly status: "failed" }
  | { readonly status: "signedOut" }
  | { readonly status: "present"; readonly standingOrders: readonly OwnStanding[] };

/** The standing orders of this account; only functions may tell. */
export function useStandingOrders(): StandingOrders & { readonly reload: () => void } {
  const account = useAccount();
  const [state, setState] = useState<StandingOrders>({ status: "pending" });
  const { status } = account;
  const client = status === "signedIn" ? account.client : null;
  const load = useCallback((): void => {
    if (client === null) return;
    void client
      .call(listStandingOrders, {})
      .then((answer) =>
        setState(
          answer.ok
            ? { status: "present", ...answer.value }
            : { status: answer.refusal === undefined ? "failed" : "signedOut" },
        ),
      );
  }, [client]);
  useEffect(load, [load]);
  const isOut = status === "guest" || status === "nobody";
  return { ...(isOut ? { status: "signedOut" as const } : state), reload: load };
}

export interface ChangeStanding {
  readonly pending: boolean;
  readonly problem: string | null;
  /** True: it is so now. */
  change(change: StandingChange): Promise<boolean>;
}

export function useChangeStanding(
  { restaurantId, planId }: Pick<OwnStanding, "restaurantId" | "planId">,
  onChanged: () => void,
): ChangeStanding {
  const { pending, problem, send } = useSending(changeRefusals);
  const [refused, setRefused] = useState<string | null>(null);
  const change = async (wish: StandingChange): Promise<boolean> => {
    if (pending) return false;
    setRefused(null);
    const content = { restaurantId, planId, change: wish };
    const done = await send(content, async (requestId) =>
      (await loadLive()).call(changeStandingOrder, { ...content, requestId }),
    );
    if (done === null) return false;
    const { result } = done.value;
    if (result !== "saved") setRefused(changeProblems[result]);
    onChanged();
    return result === "saved";
  };
  return { pending, problem: problem ?? refused, change };
}

/** The price of a run with another quantity, in cents; null: it cannot be told. `too-many`: so many are not sold in one order. */
export async function askPrice(
  { restaurantId, planId }: Pick<OwnStanding, "restaurantId" | "planId">,
  wish: { readonly lineId: string; readonly quantity: number; readonly date?: string },
): Promise<number | "too-many" | null> {
  const answer = await (await loadLive()).call(quoteStandingOrder, { restaurantId, planId, ...wish }).catch(() => null);
  if (answer?.ok === true) return answer.value.totalCents;
  return answer?.refusal?.type === "line-invalid" ? "too-many" : null;
}
