import { listWithdrawals } from "@lokalkorb/contracts/withdrawals";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useCallback, useEffect, useState } from "react";

export type Withdrawal = OutputOf<typeof listWithdrawals>["withdrawals"][number];
export type WithdrawalsState =
  | { readonly status: "pending" | "failed" }
  | { readonly status: "present"; readonly withdrawals: readonly Withdrawal[] };

/** Only functions can read them: asked when the page opens and again after every press. */
export function useWithdrawals(
  restaurantId: Id<"shop"> | null,
  open: boolean,
): readonly [WithdrawalsState, reload: () => void] {
  const client = useModelClient();
  const [state, setState] = useState<WithdrawalsState>({ status: "pending" });
  const reload = useCallback(() => {
    if (client === null || restaurantId === null) return;
    void client
      .call(listWithdrawals, { restaurantId, open })
      .then((answer) =>
        setState(answer.ok ? { status: "present", withdrawals: answer.value.withdrawals } : { status: "failed" }),
      );
  }, [client, restaurantId, open]);
  useEffect(reload, [reload]);
  return [state, reload];
}

/** The number that waits for the shop; null: the role may not know. */
export function useOpenWithdrawals(restaurantId: Id<"shop"> | null): number {
  const [state] = useWithdrawals(restaurantId, true);
  return state.status === "present" ? state.withdrawals.length : 0;
}
