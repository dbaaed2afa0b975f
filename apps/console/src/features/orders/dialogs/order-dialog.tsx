import { companyBooks, whoOrdered } from "@lokalkorb/domain/labels/company-words";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { orderActionLabels } from "@lokalkorb/domain/labels/order-labels";
import { orderStatusLabels } from "@lokalkorb/domain/labels/order-status-labels";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { orderText } from "@/entities/order/ui/order-text";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { refundableCents } from "@lokalkorb/domain/ordering/refunds/refund-order";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { can } from "@lokalkorb/domain/access/permissions";
import { openCents } from "@lokalkorb/domain/ordering/order/payment-rules";
import { retimable } from "@lokalkorb/domain/ordering/change/retime-order";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Standing } from "@lokalkorb/domain/access/role";
import { proposedWords } from "@lokalkorb/domain/ordering/change/proposed-changes";
import { openProposal, proposalState } from "@lokalkorb/domain/ordering/change/proposal";
import { promisedSlot } from "@lokalkorb/domain/ordering/order/promised-slot";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { MailIcon, PhoneIcon, WarningIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { useEffect, type ReactElement, type ReactNode } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { shopPath } from "@/shared/routes/routes";
import { DepositsOfOrder } from "@/entities/customer/deposits/deposits-of-order";
import { AddressLines } from "@/entities/order/ui/address-lines";
import { useOrderActions, type OrderTask } from "./order-actions.tsx";
import { dialogText, tenderNames } from "./dialog-text.ts";
import { changePart } from "../change-dialog/change-part.ts";
import { mustTakeMoney, needsScale, seesMoney, stepsOf } from "@/entities/order/state/order-steps";
import { EscalatedMark, Note, paymentText } from "@/entities/order/ui/order-facts";
import { TalkSection } from "../talk/talk-section.tsx";
import { LaterTip } from "./later-tip.tsx";
import { NoteField } from "./note-field.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderSums } from "./order-sums.tsx";

export interface OrderDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  /** From the archive: there is nothing left to do. */
  readonly archived?: boolean;
}

const labels = dialogText.details;

/** Everything about one order, and the steps that are too rare for a card. */
export function OrderDialog({ order, onClose, archived = false }: OrderDialogProps): ReactElement {
  const { restaurantId, shop, role } = useShop();
  const now = useMinute();
  const { timezone } = shop;
  useEffect(() => (archived ? undefined : changePart.want()), [archived]);
  const { shipping, table, zoneUncertain, type, name } = order.distribution;
  const asked = openProposal(order, now);
  return (
    <Dialog
      onClose={onClose}
      title={orderSubject(order.dayCode)}
      width={600}
      footer={!archived && <Actions order={order} role={role} />}
    >
      <div className="grid gap-5 text-name">
        <EscalatedMark order={order} />
        {asked && seesMoney(role) && (
          <Notice tone="warning">
            {labels.proposal(formatMoney(asked.differenceCents), formatMoney(asked.totalCents))}{" "}
            {asked.changes !== undefined && labels.wouldChange(asked.changes.map(proposedWords))}
          </Notice>
        )}
        {proposalState(order, now) === "lapsed" && <Notice tone="warning">{labels.lapsed}</Notice>}
        <dl className="grid gap-x-4 gap-y-2 md:grid-cols-2">
          <Fact name={labels.pickup}>
            {fulfilmentTypeLabels[type]} {formatSlot(promisedSlot(order), { timezone, now })}
            {table && <span className="block">{labels.table(table)}</span>}
            {type === "locker" && <span className="block">{order.distribution.place?.name ?? name}</span>}
          </Fact>
          {role !== "kitchen" && (
            <Fact name={labels.customer}>
              {whoOrdered(order.customer) || orderText.guest}
              {companyBooks(order.customer) !== "" && (
                <span className="block text-meta select-text">{companyBooks(order.customer)}</span>
              )}
              <Contact order={order} />
              {can(role, "customers") && order.channel !== "test" && (
                <PageLink
                  className="link inline-flex min-h-11 items-center"
                  href={`${shopPath("customers", restaurantId)}?bestellung=${order.id}`}
                >
                  {labels.toCustomer}
                </PageLink>
              )}
            </Fact>
          )}
          {order.distribution.address && role !== "kitchen" && (
            <Fact name={labels.where}>
              <AddressLines order={order} />
              {zoneUncertain && <span className="block text-meta text-warning-ink">{labels.uncertain}</span>}
              {shipping && (
                <span className="block text-meta select-text">
                  {labels.tracking(shipping.carrier, shipping.trackingNo)}
                </span>
              )}
            </Fact>
          )}
          <Fact name={labels.orderNo}>
            {order.no} · {orderStatusLabels[order.status]}
          </Fact>
          {seesMoney(role) && (
            <Fact name={labels.payment}>
              {paymentText(order)}
              <Takings order={order} />
            </Fact>
          )}
        </dl>
        {order.flags?.ageCheck && (
          <p className="flex gap-2 font-bold">
            <WarningIcon size={16} className="mt-0.5" />
            {order.ageCheck
              ? labels.ageChecked[order.ageCheck.result](order.ageCheck.minAge)
              : labels[order.distribution.type === "shipping" ? "parcelAge" : "age"](order.flags.ageCheck)}
          </p>
        )}
        {order.customerNote && <Note text={order.customerNote} />}
        {!archived && <NoteField order={order} />}
        {!archived && <TalkSection order={order} />}
        <OrderSums order={order} />
        {!archived && can(role, "customers") && order.channel !== "test" && (
          <DepositsOfOrder order={order} dueCents={openCents(order)} />
        )}
        {seesMoney(role) && <LaterTip order={order} archived={archived} />}
        {seesMoney(role) && <OrderInvoices order={order} />}
        <OrderHistory order={order} />
      </div>
    </Dialog>
  );
}

/** The next step large, everything rarer before it. A kind of change stands here only while it is possible. */
function Actions({ order, role }: { readonly order: ShopOrder; readonly role: Standing }): ReactElement | null {
  const { press, begin } = useOrderActions();
  const now = useMinute();
  const { next, others } = stepsOf(order, role, now);
  const tasks = tasksFor(order, role);
  if (next === null && others.length === 0 && tasks.length === 0) return null;
  const nextWords = next === "complete" && mustTakeMoney(order) ? orderText.take : next && orderActionLabels[next];
  return (
    <div className="flex flex-wrap gap-2">
      {tasks.map((task) => (
        <Button key={task} look="outline" aria-haspopup="dialog" onClick={() => begin(order, task)}>
          {taskWords(order, role, task)}
        </Button>
      ))}
      {others.map((action) => (
        <Button
          key={action}
          look={action === "reject" || action === "cancel" ? "danger" : "outline"}
          onClick={() => press(order, action)}
        >
          {action === "ready" ? labels.readyNow : orderActionLabels[action]}
        </Button>
      ))}
      {next !== null && (
        <Button className="min-w-40 flex-1" onClick={() => press(order, next)}>
          {order.timeline.releaseAt > now && next === "prepare" ? labels.beginNow : nextWords}
        </Button>
      )}
    </div>
  );
}

const editable: ReadonlySet<Order["status"]> = new Set(["placed", "accepted", "preparing", "ready"]);

function tasksFor(order: Order, role: Standing): readonly OrderTask[] {
  const possible: Readonly<Record<OrderTask, boolean>> = {
    edit: editable.has(order.status) && (can(role, "order.edit") || can(role, "order.pack")),
    delay: retimable.includes(order.status) && can(role, "order.delay"),
    move: retimable.includes(order.status) && can(role, "order.move"),
    refund: can(role, "order.refund") && refundableCents(order) > 0,
  };
  return (["edit", "delay", "move", "refund"] as const).filter((task) => possible[task]);
}

function taskWords(order: Order, role: Standing, task: OrderTask): string {
  if (task === "refund") return labels.refund(formatMoney(refundableCents(order)));
  return task === "edit" && (!can(role, "order.edit") || needsScale(order, role)) ? labels.weigh : labels[task];
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="leading-5">{children}</dd>
    </div>
  );
}

/** The payments that were taken, or are held until the order is accepted. */
function Takings({ order: { payments, shares, lines } }: { readonly order: ShopOrder }): ReactElement {
  // Of a group in which each pays: whose part it was.
  const whose = (id: string): string =>
    (shares ?? [])
      .filter(({ paymentId }) => paymentId === id)
      .flatMap(
        (share) => lines.find(({ participantId }) => participantId === share.participantId)?.participantName ?? [],
      )
      .join(", ");
  return (
    <>
      {payments
        .filter(({ state }) => state === "captured" || state === "authorized")
        .map(({ id, method, state, capturedCents, authorizedCents, tillReceiptNo }) => (
          <span key={id} className="block text-meta text-ink-2">
            {state === "captured"
              ? labels.taken(formatMoney(capturedCents), tenderNames[method])
              : labels.held(formatMoney(authorizedCents), tenderNames[method])}
            {tillReceiptNo !== undefined && labels.tillReceipt(tillReceiptNo)}
            {whose(id) !== "" && ` · ${whose(id)}`}
          </span>
        ))}
    </>
  );
}

function Contact({ order: { customer } }: { readonly order: ShopOrder }): ReactElement {
  return (
    <span className="mt-1 grid gap-1">
      {customer.phone && (
        <a className="link inline-flex min-h-6 items-center gap-1.5" href={`tel:${customer.phone.replaceAll(" ", "")}`}>
          <PhoneIcon size={16} />
          {formatPhone(customer.phone)}
        </a>
      )}
      {customer.email && (
        <a className="link inline-flex min-h-6 min-w-0 items-center gap-1.5" href={`mailto:${customer.email}`}>
          <MailIcon size={16} />
          <span className="truncate">{customer.email}</span>
        </a>
      )}
    </span>
  );
}
