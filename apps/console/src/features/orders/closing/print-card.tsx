import { Button } from "@lokalkorb/ui/button";
import { PrinterIcon } from "@lokalkorb/ui/icons";
import { Segmented } from "@lokalkorb/ui/segmented";
import { useState, type ReactElement } from "react";
import { ClosingPaper, type PaperSize, type PrintedClosing } from "./closing-paper.tsx";
import { closingText as words } from "./closing-text.ts";

export interface PrintCardProps {
  readonly closing: PrintedClosing;
  readonly label: string;
}

/** The paper as it will be, and the button that prints it alone. */
export function PrintCard({ closing, label }: PrintCardProps): ReactElement {
  const [size, setSize] = useState<PaperSize>("sheet");
  return (
    <section aria-label={words.paper} className="grid min-w-0 gap-3">
      <Segmented
        legend={words.paper}
        name="closing-paper"
        segments={(["sheet", "roll"] as const).map((value) => ({ value, label: words.sizes[value] }))}
        value={size}
        onChange={setSize}
      />
      <Button look="outline" wide icon={<PrinterIcon size={20} />} onClick={() => window.print()}>
        {label}
      </Button>
      <ClosingPaper closing={closing} size={size} />
    </section>
  );
}
