import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { PageLink } from "@lokalkorb/shell/page-link";
import { StatusDot } from "@lokalkorb/ui/status-pill";
import { useEffect, useState, type ReactElement } from "react";
import { useFirstInteraction } from "@/shared/hydration/use-first-interaction";
import { useNow } from "@/shared/hydration/use-now";
import { liveWhenThere } from "@/shared/live/load-live";
import { orderPath, ordersPath } from "@/shared/routes/paths";
import { followRunning } from "./follow-running.ts";
import { runningOrders } from "./remembered-order.ts";
import { manyRunning, runningSentence, runningWord } from "./running-text.ts";

/** Says what this browser knows, and from the first input on what is true now. Goes when the order has ended. */
export function RunningPill(): ReactElement | null {
  const [orders, setOrders] = useState(() => runningOrders(Date.now()));
  const [shownAt] = useState(() => Date.now());
  const now = useNow(shownAt);
  const isHere = useFirstInteraction();
  useEffect(() => {
    if (!isHere) return;
    let stop: (() => void) | undefined;
    let stopped = false;
    const begin = async (): Promise<void> => {
      const client = await liveWhenThere();
      if (stopped) return;
      stop = followRunning(client, runningOrders(Date.now()), () => setOrders(runningOrders(Date.now())));
    };
    void begin();
    return () => {
      stopped = true;
      stop?.();
    };
  }, [isHere]);
  const [first] = orders;
  if (!first) return null;
  const isOne = orders.length === 1;
  const sentence = isOne ? runningSentence(first, now) : manyRunning(orders.length);
  return (
    <PageLink
      href={isOne ? orderPath(first) : ordersPath()}
      aria-label={sentence}
      title={sentence}
      className="running-order ms-auto inline-flex min-h-11 min-w-0 items-center gap-2 rounded-pill bg-surface px-4 text-meta font-bold text-ink no-underline shadow-float"
    >
      <StatusDot live />
      <span className="truncate">
        {isOne && <span className="max-md:hidden">{runningWord(first)}</span>}
        {isOne ? formatMoment(first.slotStart, { timezone: first.timezone, now }) : sentence}
      </span>
    </PageLink>
  );
}
