import { Dialog } from "@lokalkorb/ui/dialog";
import { Segmented } from "@lokalkorb/ui/segmented";
import { useState, type ReactElement } from "react";
import { usePhone } from "@/shared/device/use-phone";
import type { ProductPreviewProps } from "./product-preview.tsx";
import { previewText as words } from "./preview-text.ts";
import type { PreviewSize } from "./shop-frame.tsx";
import { LateShopFrame } from "./late-shop-frame.tsx";

export interface PreviewDialogProps extends ProductPreviewProps {
  readonly onClose: () => void;
}

const sizes = [
  { value: "phone", label: words.phone },
  { value: "wide", label: words.wide },
] as const;

/** The preview over the form, small or large. */
export function PreviewDialog({ onClose, ...preview }: PreviewDialogProps): ReactElement {
  const isPhone = usePhone();
  const [size, setSize] = useState<PreviewSize>(isPhone ? "phone" : "wide");
  return (
    <Dialog title={words.title} onClose={onClose} width={1100}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Segmented legend={words.sizes} name="bildschirm" segments={sizes} value={size} onChange={setSize} />
        <div className={size === "phone" ? "mx-auto w-full max-w-[375px]" : undefined}>
          <LateShopFrame key={size} size={size} {...preview} />
        </div>
      </div>
    </Dialog>
  );
}
