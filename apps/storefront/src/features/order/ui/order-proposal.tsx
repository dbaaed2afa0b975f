import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { proposedWords } from "@lokalkorb/domain/ordering/change/proposed-changes";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { proposalText } from "../state/order-text.ts";
import { useCommand } from "../calls/use-command.ts";
import type { OrderPage } from "../calls/watch-order.ts";

export interface OrderProposalProps extends Pick<OrderPage, "orderKey" | "isMine" | "timezone" | "now"> {
  readonly proposal: NonNullable<OrderPage["order"]["proposal"]>;
}

/** The shop may charge more only with a yes; no answer is a no. */
export function OrderProposal({ proposal, orderKey, isMine, timezone, now }: OrderProposalProps): ReactElement {
  const { busy, problem, run } = useCommand(orderKey, { timezone, now });
  const { differenceCents, totalCents, until, changes = [] } = proposal;
  const total = formatMoney(totalCents);
  const answer = async (agree: boolean): Promise<void> => {
    const answered = await run(agree ? "agree" : "decline", (commands, requestId) =>
      commands.answer(requestId, { agree, totalCents }),
    );
    if (answered?.checkoutUrl !== undefined) location.assign(answered.checkoutUrl);
  };
  return (
    <section className="order-card ring-2 ring-theme-ink" aria-labelledby="vorschlag">
      <h2 id="vorschlag" className="text-h3">
        {proposalText.title}
      </h2>
      {changes.length > 0 && (
        <ul className="grid gap-1 font-bold">
          {changes.map((change) => (
            <li key={`${change.name} ${change.from} ${change.to}`} className="first-letter:uppercase">
              {proposedWords(change)}
            </li>
          ))}
        </ul>
      )}
      <p>{proposalText.text(formatMoney(differenceCents), total, formatMoment(until, { timezone, now }))}</p>
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      {isMine ? (
        <div className="grid gap-2 sm:grid-cols-2">
          <Button pending={busy === "agree"} pendingLabel={proposalText.sending} onClick={() => void answer(true)}>
            {proposalText.agree(total)}
          </Button>
          <Button
            look="outline"
            pending={busy === "decline"}
            pendingLabel={proposalText.sending}
            onClick={() => void answer(false)}
          >
            {proposalText.decline}
          </Button>
        </div>
      ) : (
        <p className="text-meta text-ink-2">{proposalText.notMine}</p>
      )}
    </section>
  );
}
