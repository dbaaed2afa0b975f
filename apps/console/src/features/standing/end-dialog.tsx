import { endStandingOrder } from "@lokalkorb/contracts/standing-orders";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { standingText as words } from "./standing-text.ts";
import type { StandingPlan } from "./use-standing.ts";

interface EndDialogProps {
  readonly plan: StandingPlan;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

const shortest = 3;

/** A standing order does not end in silence: its owner reads why. */
export function EndDialog({ plan, onClose, onEnded }: EndDialogProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);
  const end = async (): Promise<void> => {
    const word = typed.trim();
    setMissing(word.length < shortest);
    if (word.length < shortest || pending) return;
    setPending(true);
    const subject = words.subject(plan.standing.contact.name);
    const answer = await run(endStandingOrder, { restaurantId, planId: plan.id, word }, subject);
    setPending(false);
    if (!answer.ok) return;
    if (answer.value.result !== "saved") notify({ message: subject, detail: words.over, tone: "warning" });
    onEnded();
  };
  return (
    <Dialog
      title={words.endTitle}
      width={520}
      lightDismiss={typed === ""}
      onClose={onClose}
      footer={
        <TwoWays
          left={{ children: words.cancel, onClick: onClose }}
          right={{ children: words.end, look: "danger", pending, onClick: () => void end() }}
        />
      }
    >
      <div className="grid gap-4 text-name">
        <p>{words.endLead}</p>
        <TextArea
          label={words.words}
          rows={3}
          maxLength={500}
          value={typed}
          error={isMissing ? words.wordsMissing : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </Dialog>
  );
}
