import { noteExport } from "@lokalkorb/contracts/exports";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import { saveFile } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { inSlices } from "@/shared/device/in-slices";
import { useMinute } from "@/shared/device/use-now";
import { moreText } from "../state/customers-text.ts";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { useCustomerOrders } from "../state/use-customer-orders.ts";
import { customerData, orderTable } from "./customer-data.ts";

const words = moreText.export;

export interface ExportDialogProps {
  readonly customer: ShopCustomer;
  readonly onClose: () => void;
}

/** GDP-04: everything about one person as a file, once the log says who took it. */
export function ExportDialog({ customer, onClose }: ExportDialogProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const run = useCommand();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const { status, orders } = useCustomerOrders(customer, "all");
  const [saving, setSaving] = useState<"json" | "csv" | null>(null);
  const save = async (ending: "json" | "csv"): Promise<void> => {
    setSaving(ending);
    const noted = await run(
      noteExport,
      { restaurantId, what: "customer", count: orders.length, customerId: customer.id },
      words.title,
    );
    if (noted.ok) {
      const text =
        ending === "json"
          ? JSON.stringify(customerData(customer, orders, shop.name), null, 2)
          : await inSlices(printCsv(orderTable(orders, shop.timezone)));
      const type = ending === "json" ? "application/json" : "text/csv";
      saveFile(new Blob([text], { type }), words.fileName(customerNo(customer.id), today, ending));
    }
    setSaving(null);
    if (noted.ok) onClose();
  };
  return (
    <Dialog title={words.title} width={480} onClose={onClose}>
      <div className="grid gap-4 text-name">
        <p>{words.lead}</p>
        {status === "failed" && <p role="alert">{words.failed}</p>}
        {status === "pending" && (
          <SkeletonGroup count={2} label={words.loading} className="h-11" groupClassName="grid! gap-2" />
        )}
        {status === "present" && (
          <>
            <Button wide pending={saving === "json"} onClick={() => void save("json")}>
              {words.json}
            </Button>
            <Button wide look="outline" pending={saving === "csv"} onClick={() => void save("csv")}>
              {words.csv}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
