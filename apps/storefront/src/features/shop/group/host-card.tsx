import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import type { PersonInGroup } from "./group-people.ts";
import { groupText } from "./group-text.ts";

export interface HostCardProps {
  readonly people: readonly PersonInGroup[];
  readonly isClosed: boolean;
  readonly busy: string | null;
  readonly problem: string | null;
  readonly onCheckout: () => void;
  readonly onReopen: () => void;
  readonly onEnd: () => void;
}

/** The sum so far, and the way to the checkout. */
export function HostCard({
  people,
  isClosed,
  busy,
  problem,
  onCheckout,
  onReopen,
  onEnd,
}: HostCardProps): ReactElement {
  const [asks, setAsks] = useState(false);
  const total = people.reduce((sum, { sumCents }) => sum + sumCents, 0);
  return (
    <section className="order-card grid gap-4" aria-labelledby="zusammen">
      <h2 id="zusammen" className="text-h3">
        {groupText.together}
      </h2>
      <dl className="grid gap-2">
        {people.map(({ id, name, sumCents }) => (
          <div key={id} className="flex justify-between gap-3">
            <dt className="min-w-0 break-words text-ink-2">{name}</dt>
            <dd className="whitespace-nowrap">{formatMoney(sumCents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 text-name font-bold">
          <dt>{groupText.total}</dt>
          <dd className="whitespace-nowrap">{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className="text-meta text-ink-2">{groupText.estimate}</p>
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <Button size="large" wide pending={busy === "close"} onClick={onCheckout}>
        {isClosed ? groupText.toCheckoutAgain : groupText.toCheckout}
      </Button>
      <p className="text-meta text-ink-2">{isClosed ? groupText.closedHost : groupText.checkoutHint}</p>
      <div className="flex flex-wrap gap-2">
        {isClosed && (
          <Button look="outline" pending={busy === "reopen"} onClick={onReopen}>
            {groupText.reopen}
          </Button>
        )}
        {asks ? (
          <>
            <p className="w-full">{groupText.endAsk}</p>
            <Button look="outline" pending={busy === "end"} onClick={onEnd}>
              {groupText.endYes}
            </Button>
            <Button look="quiet" onClick={() => setAsks(false)}>
              {groupText.endNo}
            </Button>
          </>
        ) : (
          <Button look="quiet" onClick={() => setAsks(true)}>
            {groupText.end}
          </Button>
        )}
      </div>
    </section>
  );
}
