import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { ReactElement } from "react";
import type { BasketLinesProps } from "./basket-lines.tsx";
import { basketText } from "./basket-text.ts";
import { CheckoutButton } from "./checkout-button.tsx";
import { BasketContent } from "./late-basket.tsx";

/** The basket as a sheet over the menu. */
export interface BasketDialogProps extends BasketLinesProps {
  readonly onClose: () => void;
}

export function BasketDialog({ onClose, ...props }: BasketDialogProps): ReactElement {
  const { menu, count } = props.shop;
  useBackCloses(onClose);
  /** The sheet of a product stands in the place of this one. */
  const instead = <Of,>(open: ((of: Of) => void) | undefined) => {
    if (!open) return undefined;
    return (of: Of): void => {
      onClose();
      open(of);
    };
  };
  return (
    <Dialog onClose={onClose} title={basketText.basket} footer={count > 0 && <CheckoutButton slug={menu.shop.slug} />}>
      <BasketContent {...props} onEdit={instead(props.onEdit)} onOpen={instead(props.onOpen)} buttonElsewhere />
    </Dialog>
  );
}
