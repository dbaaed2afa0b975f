import { mayConfirm } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { confirmText as words } from "./confirm-text.ts";
import { useConfirming } from "./use-confirming.ts";

/** For a browser that knows the order by its link alone: how it may do more than look. */
export function ConfirmCard({
  order,
  orderKey,
  isMine,
}: Pick<OrderPage, "order" | "orderKey" | "isMine">): ReactElement | null {
  const { state, pending, problem, send, confirm } = useConfirming(orderKey);
  const others = order.confirmed?.length ?? 0;
  if (!mayConfirm(order)) return null;
  if (isMine && state !== "confirmed")
    return others === 0 ? null : <p className="order-card text-meta text-ink-2">{words.others(others)}</p>;
  const isShown = state === "shown";
  return (
    <section className="order-card" aria-labelledby="bestaetigen">
      <h2 id="bestaetigen" className="text-h3">
        {isShown ? words.fromMailTitle : state === "confirmed" ? words.done : words.title}
      </h2>
      <p aria-live="polite" className="text-ink-2">
        {isShown ? words.fromMail : state === "confirmed" ? words.doneLead : words.lead}
      </p>
      {state === "sent" && (
        <Notice tone="ok" announce title={words.sentTitle}>
          {words.sent}
        </Notice>
      )}
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      {isShown ? (
        <Button wide pending={pending} pendingLabel={words.confirming} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
      ) : (
        state !== "confirmed" && (
          <Button look="outline" wide pending={pending} pendingLabel={words.sending} onClick={() => void send()}>
            {state === "sent" ? words.again : words.send}
          </Button>
        )
      )}
    </section>
  );
}
