import { can } from "@lokalkorb/domain/access/permissions";
import { substitutionWords } from "@lokalkorb/domain/labels/substitution-labels";
import { fulfilmentTypeLabels, tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";
import { whoOrdered } from "@lokalkorb/domain/labels/company-words";
import { paymentStatusLabels } from "@lokalkorb/domain/labels/order-labels";
import { openPaymentWords, orderText } from "./order-text.ts";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import { keepAmounts } from "@lokalkorb/domain/kernel/format/keep-amounts";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { lineParts } from "@lokalkorb/domain/ordering/production/made-goods";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { unweighedLines } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import { openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { proposalState } from "@lokalkorb/domain/ordering/change/proposal";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import {
  BikeIcon,
  LockIcon,
  MapPinIcon,
  MessageSquareQuoteIcon,
  PackageIcon,
  ShoppingBagIcon,
  UtensilsIcon,
  WarningIcon,
} from "@lokalkorb/ui/icons";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { mentionsAllergy } from "./allergy-note.ts";
import { shopperChangeAt } from "../state/shopper-change.ts";
import { dueText, isLate, remainingText } from "./due-text.ts";

const kindIcons: Readonly<Record<FulfilmentType, typeof BikeIcon>> = {
  pickup: ShoppingBagIcon,
  delivery: BikeIcon,
  shipping: PackageIcon,
  locker: LockIcon,
  dineIn: UtensilsIcon,
};

export interface OrderProps {
  readonly order: Order;
}

/** Kind and customer in one line; to the kitchen the kind alone (GDP-02). */
export function WhoLine({ order }: OrderProps): ReactElement {
  const { role } = useShop();
  const { type, table } = order.distribution;
  const Icon = kindIcons[type];
  return (
    <p className="flex min-w-0 gap-1.5 text-meta text-ink-2">
      <Icon size={16} />
      <span className="line-clamp-2 min-w-0 wrap-break-word hyphens-auto">
        {fulfilmentTypeLabels[type]}
        {table !== undefined && ` · ${tableLabel(table)}`}
        {role !== "kitchen" && ` · ${whoOrdered(order.customer) || orderText.guest}`}
        {order.plan !== undefined && ` · ${orderText.ofPlan}`}
      </span>
    </p>
  );
}

/** Due time and what remains of it, ticking. */
export function DueTime({ order, large = false }: OrderProps & { readonly large?: boolean }): ReactElement {
  const { shop } = useShop();
  const now = useMinute();
  const { day, time } = dueText(order.timeline.promisedAt, now, shop.timezone);
  const late = isLate(order, now);
  return (
    <div className={classNames("flex-none text-end", late && "text-warning-ink")}>
      <b className={classNames("block", large ? "text-h2 leading-7" : "text-h3 leading-6")}>
        {day && <span className="me-1 text-meta font-normal">{day}</span>}
        {time}
      </b>
      <span className={classNames("block text-meta leading-4", !late && "text-ink-2")}>
        {remainingText(order, now)}
      </span>
    </div>
  );
}

export const lineName = ({ kitchenName, name }: Pick<OrderLine, "kitchenName" | "name">): string =>
  keepAmounts(kitchenName ?? name);

/** Everything below a line's name: choices and parts of a bundle, each with its number in one piece. */
export const lineDetails = (line: OrderLine): string => keepAmounts(lineParts(line));

export interface OrderLinesProps extends OrderProps {
  /** The rest is said as a number. */
  readonly most?: number;
}

export function OrderLines({ order, most = Number.POSITIVE_INFINITY }: OrderLinesProps): ReactElement {
  // A line too many for the card is shown rather than counted: „1 weiterer Artikel“ takes the same room.
  const shown = order.lines.length > most + 1 ? order.lines.slice(0, most) : order.lines;
  const hidden = order.lines.length - shown.length;
  return (
    <ul className="grid gap-1 text-name leading-5">
      {shown.map((line) => {
        const details = lineDetails(line);
        return (
          <li
            key={line.lineId}
            className={classNames("grid grid-cols-[28px_minmax(0,1fr)]", line.removed && "text-ink-2 line-through")}
          >
            <b>{line.qty}×</b>
            <span className="min-w-0 wrap-break-word hyphens-auto">
              {line.removed && <span className="sr-only">{orderText.removed}: </span>}
              {lineName(line)}
              {details && <span className="block text-meta leading-4 text-ink-2">{details}</span>}
              {line.note && <Note text={line.note} small />}
              <SubstitutionWish line={line} />
            </span>
          </li>
        );
      })}
      {hidden > 0 && (
        <li className="grid grid-cols-[28px_minmax(0,1fr)] text-ink-2">
          <b>+{hidden}</b>
          <span>{orderText.moreLines(hidden).replace(/^\d+ /, "")}</span>
        </li>
      )}
    </ul>
  );
}

/** The wish for a line that runs out; to be asked is the rule, and goes without saying. */
export function SubstitutionWish({ line }: { readonly line: OrderLine }): ReactElement | null {
  if (line.substitution === undefined || line.removed !== undefined) return null;
  return <span className="block text-meta leading-4 text-ink-2">{substitutionWords(line)}</span>;
}

/** A note of the shopper, in their words; one that may speak of allergies is marked, and it is for people to judge. */
export function Note({ text, small = false }: { readonly text: string; readonly small?: boolean }): ReactElement {
  const allergy = mentionsAllergy(text);
  const Icon = allergy ? WarningIcon : MessageSquareQuoteIcon;
  return (
    <p
      className={classNames(
        "flex gap-2 rounded-md text-meta leading-4",
        small ? "mt-1 px-2 py-1" : "px-2.5 py-2",
        allergy ? "bg-warning-tint" : "bg-sunken",
      )}
    >
      <Icon size={16} {...(allergy && { className: "text-warning-ink" })} />
      <span className="min-w-0">
        <span className="sr-only">{orderText.note}: </span>
        {allergy && <b className="text-warning-ink">{orderText.allergens} </b>}„{text}“
      </span>
    </p>
  );
}

/** The place from the beginning, so that a tour can be planned; the door shortly before leaving. */
export function WhereLine({ order }: OrderProps): ReactElement | null {
  const { role } = useShop();
  const { address } = order.distribution;
  if (address === undefined || role === "kitchen") return null;
  return (
    <p className="flex min-w-0 gap-1.5 text-meta leading-4">
      <MapPinIcon size={16} className="flex-none" />
      <span>
        {leavesSoon.has(order.status) && `${address.street} ${address.houseNo}, `}
        {address.zip} {address.city}
      </span>
    </p>
  );
}

const leavesSoon: ReadonlySet<Order["status"]> = new Set(["ready", "outForDelivery", "shipped"]);

/** A change that the shopper has not answered yet, or did not answer in time. */
export function ProposalMark({ order, now }: OrderProps & { readonly now: Instant }): ReactElement | null {
  const state = proposalState(order, now);
  if (state === null) return null;
  return (
    <p className="flex items-center gap-2 rounded-md bg-warning-tint px-2.5 py-2 text-meta leading-4 font-bold text-warning-ink">
      <WarningIcon size={16} />
      {orderText.proposed[state]}
    </p>
  );
}

/** Reminders before the goods go out: a shopper at the door, a change by the shopper, a scale, an identity card. */
export function Reminders({ order }: OrderProps): ReactElement | null {
  const age = order.ageCheck === undefined ? order.flags?.ageCheck : undefined;
  const { shop, role } = useShop();
  const { timezone } = shop;
  const { arrivedAt } = order;
  const changedAt = shopperChangeAt(order);
  const reminders = [
    ...(arrivedAt === undefined ? [] : [orderText.here(formatClock(arrivedAt, timezone))]),
    ...(can(role, "order.talk") ? talkReminder(order) : []),
    ...(changedAt === null ? [] : [orderText.changed(formatClock(changedAt, timezone))]),
    ...(unweighedLines(order).length > 0 ? [orderText.scale] : []),
    ...(age === undefined ? [] : [orderText[order.distribution.type === "shipping" ? "parcelAge" : "age"](age)]),
  ];
  if (reminders.length === 0) return null;
  return <p className="text-meta leading-4 font-bold text-warning-ink">{reminders.join(" · ")}</p>;
}

const talkReminder = ({ messages }: OrderProps["order"]): readonly string[] =>
  messages?.complaint === "open" ? [orderText.complaint] : messages?.unreadMerchant ? [orderText.written] : [];

/** Without an answer for a long time. */
export function EscalatedMark({ order }: OrderProps): ReactElement | null {
  if (!order.flags?.escalated) return null;
  return (
    <p className="flex items-center gap-2 rounded-md bg-danger-tint px-2.5 py-2 text-meta font-bold text-danger-ink">
      <WarningIcon size={16} />
      {orderText.escalated}
    </p>
  );
}

/** 'Bezahlt' or 'Bar 11,80 €'. */
export function paymentText(order: Order): string {
  const open = openCents(order);
  return open > 0
    ? `${openPaymentWords[order.paymentMethod]} ${formatMoney(open)}`
    : paymentStatusLabels[order.paymentStatus];
}
