import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { substitutionWords } from "@lokalkorb/domain/labels/substitution-labels";
import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { Button } from "@lokalkorb/ui/button";
import { classNames } from "@lokalkorb/ui/class-names";
import { memo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { useOrderActions } from "../dialogs/order-actions.tsx";
import { boardText } from "./board-text.ts";
import { isLate } from "@/entities/order/ui/due-text";
import { needsScale, seesMoney, stepsOf } from "@/entities/order/state/order-steps";
import {
  DueTime,
  EscalatedMark,
  Note,
  OrderLines,
  paymentText,
  ProposalMark,
  Reminders,
  WhereLine,
  WhoLine,
  lineDetails,
  lineName,
} from "@/entities/order/ui/order-facts";
import { StepButton } from "./step-button.tsx";

export interface OrderCardProps {
  readonly order: ShopOrder;
}

const frameClasses = (late: boolean): string =>
  classNames("rounded-lg border bg-surface", late ? "border-warning-ink border-s-4" : "border-line");

/** Attributes of a card or row. Those that ring behind the first one are compact: five new orders fit on the screen (M-S7). */
function frameOf(order: ShopOrder, rings: boolean) {
  return {
    "aria-label": orderSubject(order.dayCode),
    "data-order": order.id,
    "data-status": order.status,
    ...(rings && { "data-ringing": "true" }),
  };
}

/** An order in its lane. Number and due time are the largest things on it. */
export const OrderCard = memo(function OrderCard({ order }: OrderCardProps): ReactElement {
  const { role } = useShop();
  const { showDetails } = useOrderActions();
  const now = useMinute();
  const late = isLate(order, now);
  const { next } = stepsOf(order, role, now);
  const rings = next === "accept";
  return (
    <article className={classNames(frameClasses(late), "relative grid gap-2 p-3")} {...frameOf(order, rings)}>
      <header className="flex items-start justify-between gap-2">
        <CallNumber order={order} onPress={() => showDetails(order)} />
        <DueTime order={order} />
      </header>
      <WhoLine order={order} />
      <WhereLine order={order} />
      <ProposalMark order={order} now={now} />
      <Reminders order={order} />
      {rings && <EscalatedMark order={order} />}
      <BeginTime order={order} now={now} />
      {rings ? <LinesSentence order={order} /> : <OrderLines order={order} most={5} />}
      {order.customerNote && <Note text={order.customerNote} />}
      {(next !== null || seesMoney(role) || needsScale(order, role)) && (
        <footer className="flex flex-wrap items-center justify-between gap-2 pt-1">
          <span className="text-meta leading-4 text-ink-2">{seesMoney(role) && paymentText(order)}</span>
          <span className="relative ms-auto">
            <NextButton order={order} next={next} late={late} />
          </span>
        </footer>
      )}
    </article>
  );
});

/** The same on a phone: number, time, lines in one sentence, one button. */
export const OrderRow = memo(function OrderRow({ order }: OrderCardProps): ReactElement {
  const { role } = useShop();
  const { showDetails } = useOrderActions();
  const now = useMinute();
  const late = isLate(order, now);
  const { next } = stepsOf(order, role, now);
  return (
    <article
      className={classNames(
        frameClasses(late),
        "relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 p-3",
      )}
      {...frameOf(order, next === "accept")}
    >
      <CallNumber order={order} onPress={() => showDetails(order)} />
      <div className="grid min-w-0 gap-0.5 text-meta leading-4">
        <RowDue order={order} late={late} />
        <WhoLine order={order} />
        <WhereLine order={order} />
        <ProposalMark order={order} now={now} />
        <Reminders order={order} />
        <BeginTime order={order} now={now} />
        <LinesSentence order={order} />
      </div>
      <span className="relative">
        <NextButton order={order} next={next} late={late} />
      </span>
      {order.customerNote && (
        <div className="col-span-full">
          <Note text={order.customerNote} />
        </div>
      )}
    </article>
  );
});

/** ' (in Scheiben, „bitte dünn“)' */
function inBrackets(line: ShopOrder["lines"][number]): string {
  const { note, substitution } = line;
  const wish = substitution === undefined ? "" : substitutionWords(line);
  const parts = [lineDetails(line), note ? `„${note}“` : "", wish].filter((part) => part !== "");
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
}

function LinesSentence({ order }: OrderCardProps): ReactElement {
  return (
    <p className="line-clamp-3 text-meta leading-4">
      {order.lines
        .filter(({ removed }) => removed === undefined)
        .map((line) => `${line.qty}×\u00a0${lineName(line)}${inBrackets(line)}`)
        .join(", ")}
    </p>
  );
}

/** An accepted order of today lies on the board from the beginning, also where there is time until it must be begun. */
function BeginTime({ order, now }: OrderCardProps & { readonly now: Instant }): ReactElement | null {
  const { shop } = useShop();
  if (order.status !== "accepted" || order.timeline.releaseAt <= now) return null;
  const { time } = instantToLocal(order.timeline.releaseAt, shop.timezone);
  return <p className="text-meta leading-4 text-ink-2">{boardText.beginAt(time)}</p>;
}

function RowDue({ order, late }: OrderCardProps & { readonly late: boolean }): ReactElement {
  return (
    <div
      className={classNames(
        "flex items-baseline [&>div]:flex [&>div]:items-baseline [&>div]:gap-2",
        late && "text-warning-ink",
      )}
    >
      <DueTime order={order} />
    </div>
  );
}

/** Goods paid by weight are weighed before they can be ready. */
function NextButton({
  order,
  next,
  late,
}: OrderCardProps & { readonly next: OrderAction | null; readonly late: boolean }): ReactElement | null {
  const { role } = useShop();
  const { begin } = useOrderActions();
  if (next !== null) return <StepButton order={order} action={next} late={late} />;
  if (!needsScale(order, role)) return null;
  return (
    <Button
      look={late ? "solid" : "soft"}
      className="min-h-11! px-4! whitespace-nowrap"
      aria-haspopup="dialog"
      aria-label={`${boardText.weigh}, ${orderSubject(order.dayCode)}`}
      onClick={() => begin(order, "edit")}
    >
      {boardText.weigh}
    </Button>
  );
}

interface CallNumberProps extends OrderCardProps {
  readonly onPress: () => void;
  readonly large?: boolean;
}

/** Opens everything there is to know. The whole card presses it: below its other buttons it reaches to the card's edges. */
export function CallNumber({ order, onPress, large = false }: CallNumberProps): ReactElement {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={boardText.more(order.dayCode)}
      aria-haspopup="dialog"
      className={classNames(
        "-m-1 min-h-11 min-w-11 rounded-md p-1 text-start font-bold tracking-tight hover:bg-ink/5",
        "after:absolute after:inset-0 after:rounded-lg",
        large ? "text-[2.75rem] leading-11" : "text-[1.75rem] leading-8",
      )}
    >
      {order.dayCode}
    </button>
  );
}
