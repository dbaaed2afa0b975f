import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Dialog } from "@lokalkorb/ui/dialog";
import type { ReactElement } from "react";
import { useProductChooser, type ProductChooserProps } from "./product-chooser.tsx";

export interface ProductSheetProps extends ProductChooserProps {
  readonly onClose: () => void;
}

/** From below on phones, two columns from 992 px. Loaded with the first sign of a hand. */
export function ProductSheet({ onClose, ...props }: ProductSheetProps): ReactElement {
  useBackCloses(onClose);
  const { content, buyBar } = useProductChooser(props, 2);
  return (
    <Dialog onClose={onClose} title={props.view.name} flush width={960} footer={buyBar} className="product-sheet">
      {content}
    </Dialog>
  );
}
