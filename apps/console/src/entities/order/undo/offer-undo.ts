import { undoStep } from "@lokalkorb/contracts/orders";
import type { Minutes } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import { undoOfferedFor, type UndoableAction } from "@lokalkorb/domain/ordering/undo/step-before";
import { notify } from "@lokalkorb/ui/notify";
import type { Outcome, RunCommand } from "@/shared/commands/use-command";
import { isUndoKey, undoText, wordsOfStep } from "./undo-text.ts";

type Undoable = Pick<Order, "status"> & { readonly id: string };

export interface UndoOffer<Undone extends Undoable> {
  readonly restaurantId: string;
  /** As it was before the step. */
  readonly order: Undone;
  /** „Bestellung 47“ */
  readonly subject: string;
  readonly action: UndoableAction;
  readonly minutes?: Minutes;
  /** The number of the step. */
  readonly step: number;
  /** The status that the step has led to. */
  readonly to: OrderStatus;
  readonly run: RunCommand;
  /** Sends after all that was pressed before, and shows the order in its new status at once. */
  readonly press: (order: Undone, to: OrderStatus, send: () => Promise<Outcome<object>>) => void;
}

/** In a field the keys take back what was typed there. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;

let last = new AbortController();

/** Says that a step is done and offers the way back, by a button and by Ctrl+Z, as long as the server may take it. */
export function offerUndo<Undone extends Undoable>(undo: UndoOffer<Undone>): void {
  const { restaurantId, order, subject, action, minutes, step, to, run, press } = undo;
  const card = `undo-${order.id}`;
  // The keys take back the latest step alone, as everywhere.
  last.abort();
  const offer = new AbortController();
  last = offer;
  let isTaken = false;
  const takeBack = (): void => {
    offer.abort();
    if (isTaken) return;
    isTaken = true;
    press({ ...order, status: to }, order.status, async () => {
      const done = await run(undoStep, { restaurantId, orderId: order.id, step }, subject);
      if (done.ok) notify({ card, message: undoText.done(subject), tone: "ok", autoDismiss: true });
      return done.ok ? { ok: true, value: {} } : done;
    });
  };
  window.addEventListener(
    "keydown",
    (event) => {
      if (!isUndoKey(event) || isTyped(event.target)) return;
      event.preventDefault();
      takeBack();
    },
    { signal: offer.signal },
  );
  setTimeout(() => offer.abort(), undoOfferedFor);
  notify({
    card,
    message: wordsOfStep(subject, action, { minutes, isNew: order.status === "placed" }),
    tone: "ok",
    autoDismiss: true,
    action: { label: undoText.undo, onPress: takeBack },
  });
}
