import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { Dialog } from "@lokalkorb/ui/dialog";
import { MailIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { factsText } from "../state/customers-text.ts";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { Box } from "./box.tsx";
import type { CustomerOrder } from "../state/use-customer-orders.ts";

const words = factsText.consent;

export interface ConsentBoxProps {
  readonly customer: ShopCustomer;
  readonly orders: readonly CustomerOrder[];
}

/** The consents of a customer, with the day, the minute and the text that was shown. */
export function ConsentBox({ customer, orders }: ConsentBoxProps): ReactElement {
  const { timezone } = useShop().shop;
  const [open, setOpen] = useState(false);
  const { marketing } = customer.consents;
  const latest = orders.find(({ evidence }) => evidence !== undefined);
  const moment = (at: Instant): string => {
    const { date, time } = instantToLocal(at, timezone);
    return `${formatDate(date)}, ${time} Uhr`;
  };
  return (
    <Box title={words.title}>
      <div className="flex gap-3 border-b border-line px-4 py-3">
        <MailIcon size={16} className="mt-0.5 flex-none text-ink-2" />
        <p className="min-w-0">
          {words.mail}: {marketing === undefined ? words.notAsked : words.states[marketing.state]}
          {marketing !== undefined && (
            <span className="block text-meta text-ink-2">{words.at(moment(marketing.at), marketing.source)}</span>
          )}
        </p>
      </div>
      <div className="px-4 py-3">
        {latest === undefined ? (
          <p className="text-ink-2">{words.none}</p>
        ) : (
          <>
            <p>{words.terms}</p>
            <p className="text-meta text-ink-2">{moment(latest.placedAt)}</p>
            <button type="button" aria-haspopup="dialog" className="link min-h-11" onClick={() => setOpen(true)}>
              {words.proof}
            </button>
          </>
        )}
      </div>
      {open && latest?.evidence !== undefined && (
        <Dialog title={words.proofTitle} width={480} onClose={() => setOpen(false)}>
          <Proof order={latest} evidence={latest.evidence} at={moment(latest.placedAt)} />
        </Dialog>
      )}
    </Box>
  );
}

interface ProofProps {
  readonly order: CustomerOrder;
  readonly evidence: NonNullable<CustomerOrder["evidence"]>;
  readonly at: string;
}

/** The page as it was when the button was pressed (CHK-13). */
function Proof({ order, evidence, at }: ProofProps): ReactElement {
  const rows = [
    [words.order, order.no],
    [words.pressed, at],
    [words.button, `„${evidence.button}“`],
    [words.version, evidence.terms],
    ...(evidence.texts ?? []).map(
      ({ kind, version }) => [words.ownTexts, words.ownText(words.kinds[kind], version)] as const,
    ),
    [words.withdrawal, evidence.withdrawal],
    [words.age, evidence.ageConfirmed ? words.yes : words.no],
    [words.timezone, evidence.timezone],
    [words.build, evidence.build],
  ] as const;
  return (
    <dl className="grid gap-3 text-name">
      {rows.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt className="text-meta text-ink-2">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
