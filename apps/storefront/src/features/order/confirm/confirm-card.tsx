import { openProposal } from "@lokalkorb/domain/ordering/change/proposal";
import { mayConfirm } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import { possibleActions } from "@lokalkorb/domain/ordering/lifecycle/change-order";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useEffect, useRef, type ReactElement } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { confirmText as words } from "./confirm-text.ts";
import { useConfirming } from "./use-confirming.ts";

/** For a browser that knows the order by its link alone: how it may do more than look. */
export function ConfirmCard({
  order,
  orderKey,
  isMine,
  menu,
  now,
}: Pick<OrderPage, "order" | "orderKey" | "isMine" | "menu" | "now">): ReactElement | null {
  const { state, pending, problem, send, confirm } = useConfirming(orderKey);
  const isShown = state === "shown";
  const card = useRef<HTMLElement>(null);
  // The press that the mail asked for is below the order itself.
  useEffect(() => {
    if (isShown) card.current?.scrollIntoView({ block: "center" });
  }, [isShown]);
  const others = order.confirmed?.length ?? 0;
  if (!mayConfirm(order)) return null;
  if (isMine && state !== "confirmed")
    return others === 0 ? null : <p className="order-card text-meta text-ink-2">{words.others(others)}</p>;
  if (state === "asks" && !mayActNow({ order, menu, now })) return null;
  return (
    <section ref={card} className="order-card" aria-labelledby="bestaetigen">
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

/** Whether its shopper could do anything with it now: all that they may change ends with the time to cancel. */
function mayActNow({ order, menu, now }: Pick<OrderPage, "order" | "menu" | "now">): boolean {
  if (openProposal(order, now) !== null) return true;
  const customerCancelUntilMinutesBeforeSlot = menu?.ordering.customerCancelUntilMinutesBeforeSlot;
  if (customerCancelUntilMinutesBeforeSlot === undefined) return false;
  return possibleActions({ order, by: "customer", now, customerCancelUntilMinutesBeforeSlot }).includes("cancel");
}
