import { planPublication } from "@lokalkorb/contracts/offerings";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { notify } from "@lokalkorb/ui/notify";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { useMinute } from "@/shared/device/use-now";
import { plannedMoment, planErrors, type PlanError } from "./plan-moment.ts";
import { publicationText } from "./publication-text.ts";

const words = publicationText.plan;

export interface PlanFormProps {
  readonly storefrontId: string;
  /** The moment of the present plan. */
  readonly planned: number | undefined;
  readonly onDone: () => void;
}

/** A day and a time on the shop's clock at which the draft of that moment is published by itself. */
export function PlanForm({ storefrontId, planned, onDone }: PlanFormProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { offeringId, timezone } = shop;
  const run = useCommand();
  const now = useMinute();
  const [typed, setTyped] = useState(() => {
    if (planned === undefined) return "";
    const { date, time } = instantToLocal(planned, timezone);
    return `${date}T${time}`;
  });
  const [error, setError] = useState<PlanError | null>(null);
  const [pending, setPending] = useState(false);

  const save = async (at: number | null): Promise<void> => {
    setPending(true);
    const answer = await run(planPublication, { restaurantId, offeringId, storefrontId, at }, words.title);
    setPending(false);
    if (!answer.ok) return;
    const { result } = answer.value;
    if (result === "past" || result === "too-far") return setError(result);
    const message = at === null ? words.cancelled : words.done(formatMoment(at, { timezone, now }));
    notify({ message, tone: "ok", autoDismiss: true });
    onDone();
  };
  const submit = (): void => {
    const moment = plannedMoment(typed, timezone, now);
    if (moment.ok) void save(moment.value);
    else setError(moment.refusal);
  };

  return (
    <section aria-label={words.title} className="grid gap-3 rounded-lg bg-sunken p-3">
      <TextField
        label={words.label}
        hint={words.hint}
        type="datetime-local"
        value={typed}
        error={error === null ? undefined : planErrors[error]}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(null);
        }}
      />
      <span className="flex flex-wrap justify-end gap-2">
        {planned !== undefined && (
          <Button look="quiet" disabled={pending} onClick={() => void save(null)}>
            {words.takeBack}
          </Button>
        )}
        <Button look="outline" pending={pending} onClick={submit}>
          {planned === undefined ? words.save : words.replace}
        </Button>
      </span>
    </section>
  );
}
