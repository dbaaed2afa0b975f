import { saveAnswer } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { ReceiptTextIcon } from "@lokalkorb/ui/icons";
import { notify } from "@lokalkorb/ui/notify";
import { useState, type ReactElement } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { OrderKey } from "@/shared/routes/paths";
import { commandsPart } from "../calls/order-parts.ts";
import { listText } from "./list-text.ts";

/** The invoice of an order that has one. */
export function CardInvoice({ orderKey, no }: { readonly orderKey: OrderKey; readonly no: string }): ReactElement {
  const [pending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    try {
      const [client, orderCommands] = await Promise.all([loadLive(), commandsPart.load()]);
      const answer = await orderCommands(client, orderKey).paper(no);
      if (answer.ok) saveAnswer(answer.value);
      else notify({ tone: "warning", message: listText.invoiceGone });
    } catch {
      notify({ tone: "warning", message: listText.invoiceGone });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      look="outline"
      icon={<ReceiptTextIcon size={16} />}
      aria-label={listText.invoiceOf(no)}
      pending={pending}
      pendingLabel={listText.loadingInvoice}
      onClick={() => void save()}
    >
      {listText.invoice}
    </Button>
  );
}
