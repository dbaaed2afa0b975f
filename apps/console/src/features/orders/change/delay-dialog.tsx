import { isLongDelayed } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Minutes } from "@lokalkorb/domain/kernel/time/instant";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { formText } from "@/shared/forms/state/form-text";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { changeText } from "./change-text.ts";

const steps = ["10", "20", "30", "60"] as const;

export interface DelayDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
  readonly onDelay: (minutes: Minutes, reason?: string) => void;
}

const labels = changeText.delay;

/** Later than promised, said before anybody waits in vain. */
export function DelayDialog({ order, onClose, onDelay }: DelayDialogProps): ReactElement {
  const { timezone } = useShop().shop;
  const [chosen, setChosen] = useState<(typeof steps)[number]>("10");
  const [note, setNote] = useState("");
  const timeAt = (minutes: Minutes): string =>
    instantToLocal(order.timeline.promisedAt + minutes * 60_000, timezone).time;
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title(order.dayCode)}
      width={460}
      lightDismiss={note === ""}
      footer={
        <Button size="large" wide onClick={() => onDelay(Number(chosen), note.trim() || undefined)}>
          {labels.confirm(timeAt(Number(chosen)))}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-name text-ink-2">{labels.lead}</p>
        <Segmented
          legend={labels.legend}
          name="minutes"
          value={chosen}
          onChange={setChosen}
          segments={steps.map((minutes) => ({
            value: minutes,
            label: labels.minutes(Number(minutes)),
            detail: labels.becomes(timeAt(Number(minutes))),
          }))}
        />
        {isLongDelayed(order, Number(chosen)) && <Notice>{labels.freeOfCharge}</Notice>}
        <TextField
          label={labels.note}
          note={formText.optional}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
