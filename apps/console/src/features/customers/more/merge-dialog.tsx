import { mergeCustomers } from "@lokalkorb/contracts/customers";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { netRevenueCents } from "@lokalkorb/domain/ordering/customers/count-customer";
import { mergedCustomer } from "@lokalkorb/domain/ordering/customers/merge-customers";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { failureText } from "@/shared/commands/failure-text";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { customersText, moreText } from "../state/customers-text.ts";
import { CustomerRow } from "../list/customer-row.tsx";
import { nameOf, useCustomers, type ShopCustomer } from "@/entities/customer/use-customers";
import { useSettled } from "@/shared/device/use-settled";

const words = moreText.merge;
const shown = 5;

export interface MergeDialogProps {
  readonly customer: ShopCustomer;
  readonly onClose: () => void;
  readonly onMerged: (id: string) => void;
}

/** Two records of one person become this one; what it will say is shown first. */
export function MergeDialog({ customer, onClose, onMerged }: MergeDialogProps): ReactElement {
  const { restaurantId } = useShop();
  const [typed, setTyped] = useState(customer.person.lastName);
  const [other, setOther] = useState<ShopCustomer | null>(null);
  const wanted = useSettled(typed).trim();
  const { send, pending, problem } = useRequest(mergeCustomers, {
    "not-allowed": failureText.denied,
    "not-found": words.failed,
    "request-reused": words.failed,
    "sign-in-required": failureText.denied,
  });
  const press = async (): Promise<void> => {
    if (other === null) return;
    const answer = await send({ restaurantId, from: other.id, into: customer.id });
    if (answer === null) return;
    notify({ message: words.done, tone: "ok", autoDismiss: true });
    onMerged(answer.customerId);
  };
  return (
    <Dialog
      title={words.title}
      width={520}
      onClose={onClose}
      footer={
        other !== null && (
          <TwoWays
            left={{ children: words.no, onClick: onClose }}
            right={{ children: words.yes, pending, onClick: () => void press() }}
          />
        )
      }
    >
      <div className="grid gap-4 text-name">
        <p>{words.lead}</p>
        <TextField
          type="search"
          label={words.search}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOther(null);
          }}
        />
        <Found key={wanted} wanted={wanted} customer={customer} other={other} onChoose={setOther} />
        {other !== null && <Preview into={customer} from={other} />}
        <ProblemNotice title={words.title} problem={problem} />
      </div>
    </Dialog>
  );
}

interface FoundProps {
  readonly wanted: string;
  readonly customer: ShopCustomer;
  readonly other: ShopCustomer | null;
  readonly onChoose: (other: ShopCustomer) => void;
}

function Found({ wanted, customer, other, onChoose }: FoundProps): ReactElement {
  const { customers, status } = useCustomers(wanted, "all");
  if (status === "pending") return <SkeletonGroup count={2} label={customersText.loading} className="h-14" />;
  if (status === "failed") return <p className="text-danger-ink">{customersText.failed}</p>;
  const found = customers.filter(({ id }) => id !== customer.id);
  if (found.length === 0) return <p className="text-ink-2">{words.none}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {found.slice(0, shown).map((one) => (
          <li key={one.id}>
            <CustomerRow customer={one} isOpen={one.id === other?.id} onOpen={() => onChoose(one)} />
          </li>
        ))}
      </ul>
      {found.length > shown && <p className="text-meta text-ink-2">{words.furtherFound}</p>}
    </>
  );
}

function Preview({ into, from }: { readonly into: ShopCustomer; readonly from: ShopCustomer }): ReactElement {
  const { stats } = mergedCustomer(into, from);
  return (
    <p>
      {words.chosen}: <b>{nameOf(into)}</b>, {words.sum(stats.orders, formatMoney(netRevenueCents(stats)))}
    </p>
  );
}
