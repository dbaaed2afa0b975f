import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import { mayArrive } from "@lokalkorb/domain/ordering/lifecycle/arrival";
import { Button } from "@lokalkorb/ui/button";
import { MapPinIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { useCommand } from "../calls/use-command.ts";
import type { OrderPage } from "../calls/watch-order.ts";
import { arrivalText } from "../state/order-text.ts";

/** For those who fetch it: one press tells the shop's board that they are here. */
export function ArrivalCard({ order, orderKey, timezone, now }: OrderPage): ReactElement | null {
  const { busy, problem, run } = useCommand(orderKey, { timezone, now });
  if (!mayArrive(order, now)) return null;
  const { arrivedAt } = order;
  return (
    <section className="order-card bg-theme-ink! text-surface!" aria-labelledby="da">
      <h2 id="da" className="text-h3">
        {arrivedAt === undefined ? arrivalText.title : arrivalText.told}
      </h2>
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <p aria-live="polite">
        {arrivedAt === undefined ? arrivalText.lead : arrivalText.toldAt(formatClock(arrivedAt, timezone))}
      </p>
      {arrivedAt === undefined && (
        <Button
          look="outline"
          wide
          icon={<MapPinIcon size={16} />}
          pending={busy === "arrive"}
          pendingLabel={arrivalText.sending}
          onClick={() => void run("arrive", (commands, requestId) => commands.arrive(requestId))}
        >
          {arrivalText.press}
        </Button>
      )}
    </section>
  );
}
