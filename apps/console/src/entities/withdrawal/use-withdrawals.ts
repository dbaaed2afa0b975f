import { listWithdrawals } from "@lokalkorb/contracts/withdrawals";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useCallback, useEffect, useState } from "react";

export type Withdrawal = OutputOf<typeof listWithdrawals>["withdrawals"][number];
export type WithdrawalsState =
  | { readonly status: "pending" | "failed" }
  | {
      readonly status: "present";
      readonly withdrawals: readonly Withdrawal[];
      /** Where the next page begins; absent: these are all. */
      readonly next?: number;
    };

interface Withdrawals {
  readonly state: WithdrawalsState;
  readonly reload: () => void;
  /** Adds the page that begins there. */
  readonly loadMore: (next: number) => void;
}

/** Only functions can read them: asked when the page opens and again after every press. */
export function useWithdrawals(restaurantId: Id<"shop"> | null, open: boolean): Withdrawals {
  const client = useModelClient();
  const [state, setState] = useState<WithdrawalsState>({ status: "pending" });
  const load = useCallback(
    (after?: number): void => {
      if (client === null || restaurantId === null) return;
      const input = { restaurantId, open, ...(after === undefined ? {} : { after }) };
      void client.call(listWithdrawals, input).then((answer) =>
        setState((before) => {
          if (!answer.ok) return { status: "failed" };
          const shown = after !== undefined && before.status === "present" ? before.withdrawals : [];
          return { status: "present", ...answer.value, withdrawals: [...shown, ...answer.value.withdrawals] };
        }),
      );
    },
    [client, restaurantId, open],
  );
  const reload = useCallback(() => load(), [load]);
  useEffect(reload, [reload]);
  return { state, reload, loadMore: load };
}

/** How many wait for the shop, and whether there are more than could be counted. `restaurantId` null: the role may not know. */
export function useOpenWithdrawals(restaurantId: Id<"shop"> | null): {
  readonly count: number;
  readonly isMore: boolean;
} {
  const { state } = useWithdrawals(restaurantId, true);
  return state.status === "present"
    ? { count: state.withdrawals.length, isMore: state.next !== undefined }
    : { count: 0, isMore: false };
}
