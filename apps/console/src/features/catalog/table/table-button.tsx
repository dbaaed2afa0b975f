import { Button } from "@lokalkorb/ui/button";
import { lateDialog } from "@lokalkorb/ui/late-dialog";
import { useState, type ReactElement } from "react";
import { catalogText } from "../lists/catalog-text.ts";
import type { TableDialogProps } from "./table-dialog.tsx";

const TableDialog = lateDialog(
  "table-dialog",
  async () => (await import(/* webpackChunkName: "part-table-dialog" */ "./table-dialog.tsx")).TableDialog,
);

/** Opens the items as a table. */
export function TableButton(props: Omit<TableDialogProps, "onClose">): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {catalogText.table}
      </Button>
      {open && <TableDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
