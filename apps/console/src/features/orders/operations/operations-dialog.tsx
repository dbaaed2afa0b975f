import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { buttonLook } from "@lokalkorb/ui/button-look";
import { classNames } from "@lokalkorb/ui/class-names";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { TodaySwitches } from "@/entities/way-today/today-switches";
import { useMinute } from "@/shared/device/use-now";
import { operationsDialogText as words } from "./operations-dialog-text.ts";

export interface OperationsChange {
  readonly state: "open" | "rush" | "paused" | "closed";
  readonly minutes?: number;
}

export interface OperationsDialogProps {
  readonly state: "rush" | "paused";
  readonly onClose: () => void;
  readonly onChoose: (request: OperationsChange) => void;
}

const choices = { rush: [30, 60, 90, 120], paused: [15, 30, 60, 120] } as const;

/** For how long? One press answers and acts; nothing here lasts without an end. */
export function OperationsDialog({ state, onClose, onChoose }: OperationsDialogProps): ReactElement {
  const { shop } = useShop();
  const now = useMinute();
  const choiceClasses = classNames(buttonLook({ look: "outline" }), "min-h-14! flex-col gap-0!");
  return (
    <Dialog onClose={onClose} title={state === "rush" ? words.rushTitle : words.pauseTitle} width={440}>
      <p className="mb-4 text-name text-ink-2">{state === "rush" ? words.rushLead : words.pauseLead}</p>
      <div className="grid grid-cols-2 gap-2">
        {choices[state].map((minutes) => (
          <button key={minutes} type="button" className={choiceClasses} onClick={() => onChoose({ state, minutes })}>
            {words.forMinutes(minutes)}
            <span className="text-meta font-normal text-ink-2">
              {words.until(instantToLocal(now + minutes * 60_000, shop.timezone).time)}
            </span>
          </button>
        ))}
        {state === "paused" && (
          <button
            type="button"
            className={classNames(choiceClasses, "col-span-2")}
            onClick={() => onChoose({ state: "closed" })}
          >
            {words.restOfDay}
            <span className="text-meta font-normal text-ink-2">{words.restOfDayDetail}</span>
          </button>
        )}
      </div>
      {state === "paused" && <TodaySwitches onDone={onClose} />}
    </Dialog>
  );
}
