import { checkPaymentAccount, startPaymentOnboarding } from "@lokalkorb/contracts/payments";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { ExternalLinkIcon, RefreshCwIcon } from "@lokalkorb/ui/icons";
import { useCallback, useEffect, useState, type ReactElement } from "react";
import { FormSection } from "@/shared/forms/ui/form-section";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand, useShopRequest } from "@/shared/commands/use-command";
import { useQueryValue } from "@/shared/routes/use-query-value";
import type { PaymentFields } from "./payment-values.ts";
import { paymentText as words } from "./payment-text.ts";

type State = keyof typeof words.states;

export interface PaymentAccountProps {
  readonly connect: PaymentFields["connect"];
}

/** Whether the shop can be paid online, and the way to what the provider still wants to know. */
export function PaymentAccount({ connect }: PaymentAccountProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const ask = useShopRequest();
  const [answer, setAnswer] = useState<{ readonly state: State; readonly due: number } | null>(null);
  const [busy, setBusy] = useState<"opening" | "checking" | null>(null);
  const cameBack = useQueryValue("einrichtung") !== null;

  const check = useCallback(async (): Promise<void> => {
    setBusy("checking");
    const asked = await ask(checkPaymentAccount, { restaurantId }, words.account);
    setBusy(null);
    if (asked.ok) setAnswer({ state: asked.value.state, due: asked.value.requirementsDue.length });
  }, [ask, restaurantId]);
  useEffect(() => {
    if (!cameBack) return;
    const asking = setTimeout(() => void check(), 0);
    return () => clearTimeout(asking);
  }, [cameBack, check]);

  const open = async (): Promise<void> => {
    setBusy("opening");
    const started = await run(startPaymentOnboarding, { restaurantId }, words.account);
    if (started.ok) window.location.assign(started.value.url);
    else setBusy(null);
  };

  const known: State = connect === undefined ? "none" : connect.chargesEnabled ? "active" : "open";
  const state = answer?.state ?? known;
  const due = answer?.due ?? connect?.requirementsDue.length ?? 0;
  const isDone = state === "active" && due === 0;
  return (
    <FormSection
      title={words.account}
      lead={words.stateHints[state]}
      action={<Badge tone={isDone ? "ok" : state === "none" ? "neutral" : "warning"}>{words.states[state]}</Badge>}
    >
      {due > 0 && <p className="font-bold text-warning-ink">{words.required(due)}</p>}
      <div className="flex flex-wrap gap-2">
        {!isDone && state !== "rejected" && (
          <Button
            pending={busy === "opening"}
            pendingLabel={words.opening}
            icon={<ExternalLinkIcon size={16} />}
            onClick={() => void open()}
          >
            {state === "none" ? words.start : words.goOn}
          </Button>
        )}
        {connect !== undefined && (
          <Button
            look="outline"
            pending={busy === "checking"}
            pendingLabel={words.checking}
            icon={<RefreshCwIcon size={16} />}
            onClick={() => void check()}
          >
            {words.check}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
