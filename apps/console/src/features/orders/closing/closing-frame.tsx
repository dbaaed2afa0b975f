import { Button } from "@lokalkorb/ui/button";
import { PrinterIcon } from "@lokalkorb/ui/icons";
import { Segmented } from "@lokalkorb/ui/segmented";
import { useState, type ReactElement, type ReactNode } from "react";
import { ClosingMoney } from "./closing-money.tsx";
import { ClosingPaper, type PaperSize, type PrintedClosing } from "./closing-paper.tsx";
import { ClosingSteps } from "./closing-steps.tsx";
import { closingText as words } from "./closing-text.ts";

export interface ClosingFrameProps {
  readonly step: 0 | 1 | 2;
  readonly closing: PrintedClosing;
  readonly printLabel: string;
  readonly middle: ReactNode;
  /** Signature, or who signed. */
  readonly side: ReactNode;
}

/** Money at the left, the step in the middle, the signature at the right; below them the paper as it will be. */
export function ClosingFrame({ step, closing, printLabel, middle, side }: ClosingFrameProps): ReactElement {
  const [size, setSize] = useState<PaperSize>("sheet");
  return (
    <>
      <ClosingSteps current={step} />
      <div className="grid min-w-0 items-start gap-4 min-[768px]:max-[1099px]:grid-cols-2 min-[1100px]:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(260px,3fr)]">
        <ClosingMoney figures={closing} />
        {middle}
        <div className="grid gap-4 min-[768px]:max-[1099px]:col-span-2">
          {side}
          <section aria-label={words.paper} className="grid min-w-0 gap-3">
            <Segmented
              legend={words.paper}
              name="closing-paper"
              segments={(["sheet", "roll"] as const).map((value) => ({ value, label: words.sizes[value] }))}
              value={size}
              onChange={setSize}
            />
            <Button look="outline" wide icon={<PrinterIcon size={20} />} onClick={() => window.print()}>
              {printLabel}
            </Button>
          </section>
        </div>
      </div>
      <ClosingPaper closing={closing} size={size} />
    </>
  );
}
