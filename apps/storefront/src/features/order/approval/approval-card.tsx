import { track } from "@lokalkorb/analytics/track";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import type { OrderApproval } from "@lokalkorb/domain/ordering/order/order";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { useCommand } from "../calls/use-command.ts";
import type { OrderPage } from "../calls/watch-order.ts";
import { orderText } from "../state/order-text.ts";

const words = {
  title: "Freigabe",
  asked: (company: string, until: string): string =>
    `${company} hat eine Nachricht bekommen und kann die Bestellung bis ${until} freigeben.`,
  over: {
    order: (limit: string): string => `Sie liegt über der Grenze von ${limit} für eine Bestellung.`,
    month: (limit: string): string => `Mit ihr wäre deine Grenze von ${limit} im Monat überschritten.`,
  },
  told: (name: string): string => `${name} schreibt:`,
  declined: "Reserviert ist nichts mehr. Du kannst anders bestellen.",
  lapsed: "Es hat niemand rechtzeitig geantwortet. Reserviert ist nichts mehr; du kannst noch einmal bestellen.",
  withdrawn: "Reserviert ist nichts mehr.",
  withdraw: "Bestellung zurückziehen",
  withdrawing: "Wird zurückgezogen …",
} as const;

/** An order of a company above a limit: who has to answer until when, and a way back; or what became of it. */
export function ApprovalCard({ order, orderKey, isMine, timezone, now }: OrderPage): ReactElement | null {
  const { approval, status, holdUntil, customer } = order;
  const { busy, problem, run } = useCommand(orderKey, { timezone, now });
  if (approval === undefined) return null;
  const withdraw = async (): Promise<void> => {
    const done = await run("cancel", (commands, requestId) => commands.cancel(requestId));
    if (done) track({ name: "Order Cancelled", shop: orderKey.restaurantId });
  };
  return (
    <section className="order-card" aria-labelledby="freigabe">
      <h2 id="freigabe" className="text-h3">
        {words.title}
      </h2>
      {status === "awaitingApproval" ? (
        <>
          <p>
            {words.asked(customer.company ?? "", formatMoment(holdUntil ?? now, { timezone, now }))}{" "}
            {words.over[approval.over](formatMoney(approval.limitCents))}
          </p>
          {problem !== null && <Notice tone="danger" announce title={problem} />}
          {isMine ? (
            <Button
              look="outline"
              className="justify-self-start"
              pending={busy === "cancel"}
              pendingLabel={words.withdrawing}
              onClick={() => void withdraw()}
            >
              {words.withdraw}
            </Button>
          ) : (
            <p className="text-meta text-ink-2">{orderText.notMine}</p>
          )}
        </>
      ) : (
        <Ended approval={approval} />
      )}
    </section>
  );
}

function Ended({ approval: { state, by, word } }: { readonly approval: OrderApproval }): ReactElement {
  return (
    <>
      {word !== undefined && by !== undefined && (
        <p className="wrap-anywhere">
          {words.told(by)} „{word}“
        </p>
      )}
      <p>{state === "declined" || state === "lapsed" ? words[state] : words.withdrawn}</p>
    </>
  );
}
