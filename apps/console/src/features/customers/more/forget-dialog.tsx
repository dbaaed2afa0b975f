import { forgetCustomer } from "@lokalkorb/contracts/customers";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { deletePersonAfter } from "@lokalkorb/domain/ordering/order/person-retention";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { failureText } from "@/shared/commands/failure-text";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { customersText, moreText } from "../state/customers-text.ts";
import { nameOf, type ShopCustomer } from "@/entities/customer/use-customers";
import { useCustomerOrders } from "../state/use-customer-orders.ts";

const words = moreText.forget;

export interface ForgetDialogProps {
  readonly customer: ShopCustomer;
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}

/** GDP-04: erases a person at their wish, after it said what goes and what the law keeps. */
export function ForgetDialog({ customer, onClose, onForgotten }: ForgetDialogProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const latest = useCustomerOrders(customer, 1);
  const [refused, setRefused] = useState<string | null>(null);
  const { send, pending, problem } = useRequest(forgetCustomer, {
    "not-allowed": failureText.denied,
    "not-found": customersText.gone,
    "request-reused": failureText.refused,
    "sign-in-required": failureText.denied,
  });
  const press = async (): Promise<void> => {
    const answer = await send({ restaurantId, customerId: customer.id });
    if (answer === null) return;
    if (answer.result !== "forgotten") return setRefused(answer.result === "owed" ? words.owed : words.open);
    notify({ message: words.done, detail: words.doneDetail, tone: "ok", autoDismiss: true });
    onForgotten();
  };
  const kept =
    latest.orders.length === 0
      ? latest.status === "present"
        ? words.staysNone
        : words.staysUnknown
      : words.staysOrders(
          formatDate(
            instantToLocal(Math.max(...latest.orders.map((order) => deletePersonAfter(order, shop))) - 1, shop.timezone)
              .date,
          ),
        );
  return (
    <Dialog
      title={words.title(nameOf(customer))}
      width={520}
      onClose={onClose}
      footer={
        <TwoWays
          left={{ children: words.no, onClick: onClose }}
          right={{ children: words.yes, look: "danger", pending, onClick: () => void press() }}
        />
      }
    >
      <div className="grid gap-4 text-name">
        <section className="grid gap-1">
          <h3 className="font-bold">{words.goes}</h3>
          <ul className="list-disc ps-5">
            {words.goesList.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
        <section className="grid gap-1">
          <h3 className="font-bold">{words.stays}</h3>
          <p>{kept}</p>
        </section>
        <p>{words.asked}</p>
        <ProblemNotice title={words.button} problem={refused ?? problem} />
      </div>
    </Dialog>
  );
}
