import { ownDeposits } from "@lokalkorb/contracts/own-deposits";
import { type DepositPiece, reusableKinds } from "@lokalkorb/domain/pricing/totals/deposit-piece";
import { useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";

const none: readonly DepositPiece[] = [];

/** The open pieces: none where there is no answer, since they are only a reminder. */
export function useOwnDeposits(order: OrderKey | null): readonly DepositPiece[] {
  const [pieces, setPieces] = useState(none);
  const { restaurantId, orderId } = order ?? {};
  useEffect(() => {
    if (restaurantId === undefined || orderId === undefined) return;
    let isHere = true;
    void look({ restaurantId, orderId }).then(
      (found) => isHere && setPieces(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [restaurantId, orderId]);
  return pieces;
}

async function look(order: OrderKey): Promise<readonly DepositPiece[]> {
  const client = await loadLive();
  const answer = await client.call(ownDeposits, order);
  if (!answer.ok) return none;
  return answer.value.pieces.flatMap(({ kind, ...one }) => {
    const known = reusableKinds.find((name) => name === kind);
    return known === undefined ? [] : [{ ...one, kind: known }];
  });
}
