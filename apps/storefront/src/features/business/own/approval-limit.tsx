import { setApprovalLimit } from "@lokalkorb/contracts/approvals";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement, type SubmitEvent } from "react";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { approvalText as words, limitRefusals } from "./approval-text.ts";
import type { CompanyProps } from "./company-card.tsx";
import { ownText } from "./own-text.ts";
import { centsOfEuros, eurosOf } from "./whole-euros.ts";

/** From which amount orders of the company wait for one of its admins. */
export function ApprovalLimit({ business, onChanged }: CompanyProps): ReactElement {
  const { restaurantId, customerId, approvalAboveCents } = business;
  const [typed, setTyped] = useState<string | null>(null);
  const [wasChecked, setChecked] = useState(false);
  const { pending, problem, send } = useSending(limitRefusals);
  const cents = centsOfEuros(typed ?? "");
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (cents === "wrong") return;
    const content = { restaurantId, customerId, ...(cents === null ? {} : { aboveCents: cents }) };
    const done = await send(content, async (requestId) =>
      (await loadLive()).call(setApprovalLimit, { ...content, requestId }),
    );
    if (done === null) return;
    setTyped(null);
    onChanged();
  };
  return (
    <section className="grid gap-3" aria-label={words.limits}>
      <h3 className="text-h3">{words.limits}</h3>
      <p className="text-meta text-ink-2">{words.limitsLead}</p>
      <p>{approvalAboveCents === undefined ? words.none : words.current(formatMoney(approvalAboveCents))}</p>
      {problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      {typed === null ? (
        <Button look="outline" className="justify-self-start" onClick={() => setTyped(eurosOf(approvalAboveCents))}>
          {words.change}
        </Button>
      ) : (
        <form className="grid gap-4 rounded-lg bg-sunken p-4" noValidate onSubmit={(event) => void save(event)}>
          <TextField
            label={words.field}
            hint={words.fieldHint}
            name="approval"
            maxLength={6}
            inputMode="numeric"
            value={typed}
            error={wasChecked && cents === "wrong" ? ownText.limitWrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={pending} pendingLabel={ownText.saving}>
              {ownText.save}
            </Button>
            <Button look="quiet" onClick={() => setTyped(null)}>
              {ownText.cancel}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
