import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { moreText as words } from "../state/customers-text.ts";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { ExportDialog } from "./export-dialog.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

type Asked = "export" | "merge" | "forget";

export interface MoreActionsProps {
  readonly customer: ShopCustomer;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

/** Rare acts, and those without a way back. */
export function MoreActions({ customer, onClose, onOpen }: MoreActionsProps): ReactElement {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="outline" size="small" aria-haspopup="dialog" onClick={() => setAsked("export")}>
        {words.export.button}
      </Button>
      <Button look="outline" size="small" aria-haspopup="dialog" onClick={() => setAsked("merge")}>
        {words.merge.button}
      </Button>
      <Button look="danger" size="small" aria-haspopup="dialog" onClick={() => setAsked("forget")}>
        {words.forget.button}
      </Button>
      {asked === "export" && <ExportDialog customer={customer} onClose={close} />}
      {asked === "merge" && (
        <MergeDialog
          customer={customer}
          onClose={close}
          onMerged={(id) => {
            close();
            onOpen(id);
          }}
        />
      )}
      {asked === "forget" && <ForgetDialog customer={customer} onClose={close} onForgotten={onClose} />}
    </div>
  );
}
