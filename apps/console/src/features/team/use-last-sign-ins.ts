import { lastSignIns } from "@lokalkorb/contracts/team";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect, useState } from "react";
import { useShop } from "@/entities/shop/shop-context";

export type SignIns = ReadonlyMap<string, Instant | null>;

/** By uid; null until they are here, and where they do not come. Asked again when the team has become another. */
export function useLastSignIns(uids: string): SignIns | null {
  const client = useModelClient();
  const { restaurantId } = useShop();
  const [signIns, setSignIns] = useState<SignIns | null>(null);
  useEffect(() => {
    let isLatest = true;
    const ask = async (): Promise<void> => {
      const answer = await client?.call(lastSignIns, { restaurantId });
      if (isLatest && answer?.ok) setSignIns(new Map(answer.value.members.map(({ uid, at }) => [uid, at])));
    };
    if (uids !== "") void ask();
    return () => {
      isLatest = false;
    };
  }, [client, restaurantId, uids]);
  return signIns;
}
