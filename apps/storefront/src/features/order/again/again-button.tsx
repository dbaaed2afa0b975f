import { Button } from "@lokalkorb/ui/button";
import { RotateCcwIcon } from "@lokalkorb/ui/icons";
import { lateDialog } from "@lokalkorb/ui/late-dialog";
import { useState, type ReactElement } from "react";
import type { AgainDialogProps } from "./again-dialog.tsx";
import { againText } from "./again-text.ts";

const AgainDialog = lateDialog(
  "again-dialog",
  async () => (await import(/* webpackChunkName: "part-again-dialog" */ "./again-dialog.tsx")).AgainDialog,
);

interface AgainButtonProps extends Pick<AgainDialogProps, "order" | "restaurantId"> {
  /** Where several stand on a page. */
  readonly label?: string;
}

export function AgainButton({ label, ...of }: AgainButtonProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" wide icon={<RotateCcwIcon size={16} />} aria-label={label} onClick={() => setOpen(true)}>
        {label === undefined ? againText.again : againText.short}
      </Button>
      {open && <AgainDialog {...of} onClose={() => setOpen(false)} />}
    </>
  );
}
