import { Button, type ButtonProps } from "@lokalkorb/ui/button";
import { Dialog, type DialogProps } from "@lokalkorb/ui/dialog";
import type { ReactElement } from "react";

/** One of the two ways on from a dialog, with its words as `children`. */
type Way = Pick<ButtonProps, "children" | "look" | "onClick" | "pending" | "pendingLabel">;

/** Foot of a dialog that asks: the quieter way at the left, the usual one at the right. */
export function TwoWays({ left, right }: { readonly left: Way; readonly right: Way }): ReactElement {
  return (
    <div className="grid gap-2 md:grid-cols-2">
      <Button wide look="outline" {...left} />
      <Button wide {...right} />
    </div>
  );
}

export interface ConfirmDialogProps extends Pick<DialogProps, "title" | "width" | "onClose" | "children"> {
  readonly no: string;
  readonly yes: string;
  /** For an action without a way back. */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before a step that a press alone should not make. */
export function ConfirmDialog({ no, yes, danger = false, onConfirm, ...dialog }: ConfirmDialogProps): ReactElement {
  const right: Way = { children: yes, onClick: onConfirm, ...(danger && { look: "danger" }) };
  return <Dialog {...dialog} footer={<TwoWays left={{ children: no, onClick: dialog.onClose }} right={right} />} />;
}
