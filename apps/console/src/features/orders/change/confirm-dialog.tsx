import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { ReactElement, ReactNode } from "react";
import { changeText } from "./change-text.ts";

export interface ConfirmDialogProps {
  readonly title: string;
  readonly confirm: string;
  /** What cannot be taken back. */
  readonly danger?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks before a step that a press alone should not make. */
export function ConfirmDialog({
  title,
  confirm,
  danger = false,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps): ReactElement {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={460}
      footer={
        <div className="grid gap-2 md:grid-cols-2">
          <Button wide look="outline" onClick={onClose}>
            {changeText.back}
          </Button>
          <Button wide {...(danger && { look: "danger" })} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
