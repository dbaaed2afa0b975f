import { noteExport } from "@lokalkorb/contracts/exports";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { saveFile } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { inSlices } from "@/shared/device/in-slices";
import { useMinute } from "@/shared/device/use-now";
import { customersText, listExportText as words } from "../state/customers-text.ts";
import { customerTable } from "./customer-table.ts";

/** Everybody as a table, once it stands in the shop's log who took it (GDP-05). */
export function ListExport(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" aria-haspopup="dialog" aria-label={words.buttonName} onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { restaurantId, shop } = useShop();
  const run = useCommand();
  const now = useMinute();
  const [saving, setSaving] = useState(false);
  const all = useQuery(queryOf(customerDocument, { restaurantId }, { inParts: true }));
  const customers = valueOf(all)?.filter(({ mergedInto }) => mergedInto === undefined) ?? null;
  const save = async (): Promise<void> => {
    if (customers === null) return;
    setSaving(true);
    const noted = await run(noteExport, { restaurantId, what: "customers", count: customers.length }, words.title);
    if (noted.ok) {
      const text = await inSlices(printCsv(customerTable(customers, shop.timezone)));
      const day = instantToLocal(now, shop.timezone).date;
      saveFile(new Blob([text], { type: "text/csv" }), words.fileName(shop.slug, day));
    }
    setSaving(false);
    if (noted.ok) onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose} width={480}>
      <div className="grid gap-4 text-name">
        <p>{words.lead}</p>
        {all.status === "failed" && <p role="alert">{customersText.failed}</p>}
        {all.status === "pending" && <SkeletonGroup count={1} label={words.counting} className="h-11" />}
        {customers !== null && (
          <Button wide pending={saving} onClick={() => void save()}>
            {words.press(customers.length)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
