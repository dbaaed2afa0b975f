import { readPaper } from "@lokalkorb/contracts/billing";
import { saveAnswer } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { ReceiptTextIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useShopRequest } from "@/shared/commands/use-command";
import { dialogText } from "./dialog-text.ts";

const labels = dialogText.details;

/** Receipt and credit notes, as the shopper got them. */
export function OrderInvoices({ order }: { readonly order: ShopOrder }): ReactElement | null {
  const { restaurantId } = useShop();
  const ask = useShopRequest();
  const [loading, setLoading] = useState<string | null>(null);
  const invoices = order.receipts ?? [];
  if (invoices.length === 0) return null;

  const fetchInvoice = async (no: string): Promise<void> => {
    setLoading(no);
    const invoice = await ask(readPaper, { restaurantId, orderId: order.id, no }, orderSubject(order.dayCode));
    setLoading(null);
    if (invoice.ok) saveAnswer(invoice.value);
  };

  return (
    <section>
      <h3 className="mb-1 text-name">{labels.papers}</h3>
      <div className="flex flex-wrap gap-2">
        {invoices.map(({ no, kind }) => (
          <Button
            key={no}
            look="outline"
            icon={<ReceiptTextIcon size={16} />}
            pending={loading === no}
            pendingLabel={labels.invoiceLoading}
            onClick={() => void fetchInvoice(no)}
          >
            {labels[kind](no)}
          </Button>
        ))}
      </div>
    </section>
  );
}
