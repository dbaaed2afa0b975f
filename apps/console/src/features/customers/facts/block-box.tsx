import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { CircleXIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type FormEvent, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { factsText } from "../state/customers-text.ts";
import { nameOf, type ShopCustomer } from "@/entities/customer/use-customers";
import { useChangeCustomer } from "../state/use-change-customer.ts";

const words = factsText.block;
const shortest = 3;

/** Last, red, and says what stays. */
export function BlockBox({ customer }: { readonly customer: ShopCustomer }): ReactElement {
  const { timezone } = useShop().shop;
  const [asking, setAsking] = useState(false);
  const { change, pending } = useChangeCustomer(customer);
  const { blocked } = customer;
  if (blocked !== undefined)
    return (
      <section aria-label={words.is} className="grid gap-2 rounded-lg border border-line bg-danger-tint px-4 py-3">
        <p className="font-bold text-danger-ink">{words.is}</p>
        <p className="wrap-anywhere">{blocked.reason}</p>
        <p className="text-meta">{words.since(formatDate(instantToLocal(blocked.at, timezone).date), blocked.by)}</p>
        <Button look="outline" pending={pending} onClick={() => void change({ kind: "release" })}>
          {words.release}
        </Button>
      </section>
    );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line px-4 text-start hover:bg-danger-tint"
        onClick={() => setAsking(true)}
      >
        <span className="min-w-0 flex-1">
          <b className="block text-danger-ink">{words.block}</b>
          <span className="block text-meta text-ink-2">{words.hint}</span>
        </span>
        <CircleXIcon size={16} className="flex-none text-danger-ink" />
      </button>
      {asking && (
        <BlockDialog
          name={nameOf(customer)}
          pending={pending}
          onClose={() => setAsking(false)}
          onBlock={async (reason) => {
            if (await change({ kind: "block", reason })) setAsking(false);
          }}
        />
      )}
    </>
  );
}

interface BlockDialogProps {
  readonly name: string;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onBlock: (reason: string) => Promise<void>;
}

function BlockDialog({ name, pending, onClose, onBlock }: BlockDialogProps): ReactElement {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const press = (event?: FormEvent): void => {
    event?.preventDefault();
    const isMissing = reason.trim().length < shortest;
    setMissing(isMissing);
    if (!isMissing && !pending) void onBlock(reason.trim());
  };
  return (
    <Dialog
      title={words.title(name)}
      width={480}
      lightDismiss={reason === ""}
      onClose={onClose}
      footer={
        <TwoWays
          left={{ children: words.no, onClick: onClose }}
          right={{ children: words.yes, look: "danger", pending, onClick: () => press() }}
        />
      }
    >
      <form className="grid gap-4 text-name" onSubmit={press}>
        <p>{words.lead}</p>
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          error={missing ? words.missing : undefined}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
