import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { useMedia } from "@lokalkorb/ui/use-media";
import { LateShopFrame } from "./late-shop-frame.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import type { ProductPreviewProps } from "./product-preview.tsx";
import { previewText as words } from "./preview-text.ts";

/** The product as the shop will show it, beside the form where there is room, and behind a button elsewhere. */
export function PreviewPanel(preview: ProductPreviewProps): ReactElement {
  const hasRoom = useMedia("(min-width: 1180px)");
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={words.title} data-preview className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-h3 max-[1179px]:hidden">{words.title}</h2>
        <Button size="small" look="outline" onClick={() => setOpen(true)}>
          {hasRoom ? words.large : words.open}
        </Button>
      </div>
      {hasRoom && <LateShopFrame size="phone" {...preview} />}
      {isOpen && <PreviewDialog {...preview} onClose={() => setOpen(false)} />}
    </section>
  );
}
