import { draftInvoices, planInvoices } from "@lokalkorb/contracts/business-invoices";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { useCallback, useEffect, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useRequest } from "@/shared/commands/use-request";
import { FormSection } from "@/shared/forms/ui/form-section";
import { draftRefusals, invoicesText } from "./invoices-text.ts";

const words = invoicesText.due;
type Proposal = OutputOf<typeof planInvoices>["proposals"][number];

interface DueInvoicesProps {
  readonly mayWrite: boolean;
  /** Counts drafts and cancellations: with another one the answer is another. */
  readonly counted: string;
}

/** INV-05: what the next run would collect, with its sums, before anything is written. */
export function DueInvoices({ mayWrite, counted }: DueInvoicesProps): ReactElement {
  const { restaurantId } = useShop();
  const [withOpenPeriod, setOpenPeriod] = useState(false);
  const { proposals, failed, reload } = useProposals(withOpenPeriod, counted);
  const offline = useConnection() === "offline";
  const request = useRequest(draftInvoices, draftRefusals);
  const [working, setWorking] = useState<string | null>(null);
  const draft = async (b2bCustomerId: string): Promise<void> => {
    setWorking(b2bCustomerId);
    const answer = await request.send({ restaurantId, b2bCustomerId, withOpenPeriod });
    setWorking(null);
    reload();
    if (answer === null) return;
    const detail = words.drafted(answer.drafts.length);
    notify({ message: invoicesText.subject, detail, tone: "ok", autoDismiss: true });
  };
  return (
    <FormSection title={words.title} lead={words.lead}>
      <Checkbox
        label={words.withOpen}
        checked={withOpenPeriod}
        onChange={({ target }) => setOpenPeriod(target.checked)}
      />
      {request.problem !== null && (
        <Notice tone="warning" announce>
          {request.problem}
        </Notice>
      )}
      {failed ? (
        <Notice
          tone="warning"
          title={words.failed}
          action={
            <Button look="outline" size="small" onClick={reload}>
              {words.reload}
            </Button>
          }
        />
      ) : proposals === null ? (
        <p className="text-ink-2">{words.loading}</p>
      ) : proposals.length === 0 ? (
        <p className="text-ink-2">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {proposals.map((proposal, index) => (
            <ProposalRow
              key={keyOf(proposal)}
              proposal={proposal}
              // One press makes all drafts of a company.
              onDraft={
                mayWrite && proposals[index - 1]?.b2bCustomerId !== proposal.b2bCustomerId
                  ? () => void draft(proposal.b2bCustomerId)
                  : null
              }
              pending={working === proposal.b2bCustomerId}
              disabled={offline || working !== null}
            />
          ))}
        </ul>
      )}
    </FormSection>
  );
}

interface ProposalRowProps {
  readonly proposal: Proposal;
  readonly onDraft: (() => void) | null;
  readonly pending: boolean;
  readonly disabled: boolean;
}

function ProposalRow({ proposal, onDraft, pending, disabled }: ProposalRowProps): ReactElement {
  const { name, from, to, orders, grossCents } = proposal;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-48 flex-1">
        <b className="block text-name wrap-anywhere">{name}</b>
        <span className="block text-meta text-ink-2">{words.row(from, to, orders)}</span>
      </span>
      <b className="whitespace-nowrap">{formatMoney(grossCents)}</b>
      {onDraft !== null && (
        <Button
          look="outline"
          size="small"
          aria-label={words.draftOf(name)}
          pending={pending}
          pendingLabel={words.drafting}
          disabled={disabled && !pending}
          onClick={onDraft}
        >
          {words.draft}
        </Button>
      )}
    </li>
  );
}

/** Of one period there may be several, of one company one order after the other. */
const keyOf = ({ b2bCustomerId, from, firstOrderNo }: Proposal): string => `${b2bCustomerId} ${from} ${firstOrderNo}`;

/** Asked anew when it is opened, when drafts come or go, and by hand. */
function useProposals(withOpenPeriod: boolean, counted: string) {
  const { restaurantId } = useShop();
  const client = useModelClient();
  const [asked, setAsked] = useState(0);
  const cause = `${counted} ${asked}`;
  const [state, setState] = useState<{ readonly proposals: readonly Proposal[] | null; readonly failed: boolean }>({
    proposals: null,
    failed: false,
  });
  useEffect(() => {
    let isCurrent = true;
    if (client === null || cause === "") return;
    void client.call(planInvoices, { restaurantId, withOpenPeriod }).then((answer) => {
      if (!isCurrent) return;
      setState(answer.ok ? { proposals: answer.value.proposals, failed: false } : { proposals: null, failed: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, restaurantId, withOpenPeriod, cause]);
  return { ...state, reload: useCallback(() => setAsked((count) => count + 1), []) };
}
