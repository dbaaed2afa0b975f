import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { ReactElement } from "react";
import { BasketContent } from "./basket-content.tsx";
import type { BasketLinesProps } from "./basket-lines.tsx";
import { basketText } from "./basket-text.ts";

/** The basket as a sheet over the menu. */
export interface BasketDialogProps extends BasketLinesProps {
  readonly onClose: () => void;
}

export function BasketDialog({ onClose, ...props }: BasketDialogProps): ReactElement {
  useBackCloses(onClose);
  const edit = (lineId: string): void => {
    onClose();
    props.onEdit(lineId);
  };
  return (
    <Dialog open onClose={onClose} title={basketText.basket}>
      <BasketContent {...props} onEdit={edit} />
    </Dialog>
  );
}
