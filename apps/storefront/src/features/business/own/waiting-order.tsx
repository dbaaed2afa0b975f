import { answerApproval } from "@lokalkorb/contracts/approvals";
import type { InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import type { businessOrders } from "@lokalkorb/contracts/businesses";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from "react";
import { useNow } from "@/shared/hydration/use-now";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { answerRefusals, approvalText as words } from "./approval-text.ts";
import type { CompanyProps } from "./company-card.tsx";

type Listed = OutputOf<typeof businessOrders>["orders"][number];
type Answer = InputOf<typeof answerApproval>["answer"];

interface WaitingOrderProps {
  readonly business: CompanyProps["business"];
  readonly order: Listed;
  readonly approval: NonNullable<Listed["approval"]>;
  readonly timezone: string;
  /** The mail led here. */
  readonly isMeant: boolean;
  readonly onAnswered: () => void;
}

/** An order above a limit: what is in it, why it waits, and the answer of those who may give one. */
export function WaitingOrder({
  business,
  order,
  approval,
  timezone,
  isMeant,
  onAnswered,
}: WaitingOrderProps): ReactElement {
  const { restaurantId, customerId } = business;
  const { orderId } = order;
  const [declines, setDeclines] = useState(false);
  const { pending, problem, send } = useSending(answerRefusals);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMeant) element.current?.scrollIntoView({ block: "center" });
  }, [isMeant]);
  const answer = async (said: Answer): Promise<void> => {
    const content = { restaurantId, customerId, orderId, answer: said };
    const done = await send(content, async (requestId) =>
      (await loadLive()).call(answerApproval, { ...content, requestId }),
    );
    if (done !== null) onAnswered();
  };
  const now = useNow(0);
  const until = formatMoment(approval.until, { timezone, now });
  return (
    <div ref={element} className="mt-2 grid gap-3 rounded-lg bg-sunken p-4">
      <Badge tone="warning" className="justify-self-start">
        {words.waiting}
      </Badge>
      <p className="wrap-anywhere">
        {`${words.lead(order.by, until)} ${words.over[approval.over](formatMoney(approval.limitCents))}`}
      </p>
      <ul className="grid gap-1">
        {approval.lines.map((line) => (
          <li key={line.lineId} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{words.line(line.qty, line.name)}</span>
            <span className="whitespace-nowrap">{formatMoney(line.totalCents)}</span>
          </li>
        ))}
      </ul>
      {approval.note !== undefined && <p className="wrap-anywhere">{words.note(approval.note)}</p>}
      {problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      {!approval.mayAnswer ? (
        <p className="text-meta text-ink-2">{words.notYours}</p>
      ) : declines ? (
        <DeclineForm
          pending={pending}
          onDecline={(word) => void answer({ kind: "decline", word })}
          onBack={() => setDeclines(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button pending={pending} pendingLabel={words.approving} onClick={() => void answer({ kind: "approve" })}>
            {words.approve}
          </Button>
          <Button look="outline" disabled={pending} onClick={() => setDeclines(true)}>
            {words.decline}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DeclineFormProps {
  readonly pending: boolean;
  readonly onDecline: (word: string) => void;
  readonly onBack: () => void;
}

function DeclineForm({ pending, onDecline, onBack }: DeclineFormProps): ReactElement {
  const [word, setWord] = useState("");
  const [wasChecked, setChecked] = useState(false);
  const isSaid = word.trim().length >= 3;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (isSaid) onDecline(word.trim());
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <TextArea
        label={words.word}
        hint={words.wordHint}
        name="word"
        maxLength={500}
        value={word}
        error={wasChecked && !isSaid ? words.wordMissing : undefined}
        onChange={({ target }) => setWord(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="danger" pending={pending} pendingLabel={words.declining}>
          {words.declineNow}
        </Button>
        <Button look="quiet" disabled={pending} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
