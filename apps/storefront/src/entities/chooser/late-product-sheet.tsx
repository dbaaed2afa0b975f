import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateDialog } from "@lokalkorb/ui/late-dialog";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ProductSheetProps } from "./product-sheet.tsx";

export const sheetPart = latePart(
  "product-sheet",
  async () => (await import(/* webpackChunkName: "part-product-sheet" */ "./product-sheet.tsx")).ProductSheet,
  { warm: true },
);

/** The choices of one product: on the menu of a shop, and where something is added to an order. */
export const ProductSheet = lateComponent<ProductSheetProps>(sheetPart, ({ onClose }) => (
  <LateDialog part={sheetPart} onClose={onClose} />
));
