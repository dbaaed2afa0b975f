import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { replayCapacity } from "@lokalkorb/domain/ordering/trial/replay-capacity";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { Button } from "@lokalkorb/ui/button";
import { useDeferredValue, useMemo, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { replayOrders, replayedSentence, replaySummary } from "../state/replay-orders.ts";
import { replayText as words } from "../state/replay-text.ts";

export interface CapacityReplayProps {
  /** As the form would make it; null while something in it is wrong. */
  readonly option: FulfilmentMethod | null;
  readonly optionId: string;
}

/** Past orders against the unsaved capacities. They are fetched on a press alone. */
export function CapacityReplay({ option, optionId }: CapacityReplayProps): ReactElement {
  const [asked, setAsked] = useState(false);
  return (
    <section aria-label={words.title} className="grid gap-2 rounded-lg bg-sunken p-4">
      <h3 className="font-bold">{words.title}</h3>
      <p className="text-meta text-ink-2">{words.lead}</p>
      {!asked && (
        <Button look="outline" size="small" className="justify-self-start" onClick={() => setAsked(true)}>
          {words.ask}
        </Button>
      )}
      {asked && option === null && <p className="text-ink-2">{words.wrong}</p>}
      {asked && option !== null && <Replayed option={option} optionId={optionId} />}
    </section>
  );
}

const daysBack = 28;
const mostTimes = 6;

function Replayed({
  option: typed,
  optionId,
}: {
  readonly option: FulfilmentMethod;
  readonly optionId: string;
}): ReactElement {
  const { restaurantId, shop } = useShop();
  const option = useDeferredValue(typed);
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const where = [
    ["dayKey", ">=", addDays(today, -daysBack)],
    ["dayKey", "<", today],
  ] as const;
  const live = useQuery(queryOf(orderDocument, { restaurantId }, { where, inParts: true }));
  const old = useQuery(queryOf(historicOrderDocument, { restaurantId }, { where, inParts: true }));
  const orders = useMemo(
    () => replayOrders([...(valueOf(old) ?? []), ...(valueOf(live) ?? [])], optionId),
    [old, live, optionId],
  );
  const replay = useMemo(() => replayCapacity(option, shop.timezone, orders), [option, shop.timezone, orders]);
  const isIn = (status: string): boolean => live.status === status || old.status === status;
  if (isIn("failed")) return <p role="alert">{words.failed}</p>;
  if (isIn("pending")) return <output className="block text-ink-2">{words.loading}</output>;
  const { times, elsewhere } = replay;
  return (
    <>
      <p aria-live="polite">
        <b>{replaySummary(replay)}</b>
      </p>
      {times.length > 0 && (
        <ul className="grid gap-1" aria-label={words.title}>
          {times.slice(0, mostTimes).map((time) => (
            <li key={`${time.weekday} ${time.start}`}>{replayedSentence(time)}</li>
          ))}
        </ul>
      )}
      {times.length > mostTimes && <p className="text-meta text-ink-2">{words.more(times.length - mostTimes)}</p>}
      {elsewhere > 0 && <p className="text-meta text-ink-2">{words.elsewhere(elsewhere)}</p>}
      <p className="text-meta text-ink-2">{words.unknown}</p>
    </>
  );
}
