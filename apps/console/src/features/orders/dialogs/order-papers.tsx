import { readPaper } from "@lokalkorb/contracts/papers";
import { Button } from "@lokalkorb/ui/button";
import { ReceiptTextIcon } from "@lokalkorb/ui/icons";
import { useState } from "react";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { orderSubject } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useQuestion } from "@/shared/commands/use-command";
import { dialogText } from "./dialog-text.ts";
import { saveFile } from "./save-file.ts";

const words = dialogText.details;

/** Receipt and credit notes, as the shopper got them. */
export function OrderPapers({ order }: { readonly order: ShopOrder }): ReactElement | null {
  const { restaurantId } = useShop();
  const ask = useQuestion();
  const [loading, setLoading] = useState<string | null>(null);
  const papers = order.receipts ?? [];
  if (papers.length === 0) return null;

  const fetchPaper = async (no: string): Promise<void> => {
    setLoading(no);
    const paper = await ask(readPaper, { restaurantId, orderId: order.id, no }, orderSubject(order.dayCode));
    setLoading(null);
    if (paper.ok) saveFile(paper.value);
  };

  return (
    <section>
      <h3 className="mb-1 text-name">{words.papers}</h3>
      <div className="flex flex-wrap gap-2">
        {papers.map(({ no, kind }) => (
          <Button
            key={no}
            look="outline"
            icon={<ReceiptTextIcon size={16} />}
            pending={loading === no}
            pendingLabel={words.paperLoading}
            onClick={() => void fetchPaper(no)}
          >
            {words[kind](no)}
          </Button>
        ))}
      </div>
    </section>
  );
}
