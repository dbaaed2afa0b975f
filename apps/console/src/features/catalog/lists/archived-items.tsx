import { can } from "@lokalkorb/domain/access/permissions";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { Button } from "@lokalkorb/ui/button";
import { notify } from "@lokalkorb/ui/notify";
import { useState, type ReactElement } from "react";
import { useSavePublished } from "@/entities/catalog/use-save-published";
import { useShop } from "@/entities/shop/shop-context";
import type { OfferingItem } from "../state/offering-item.ts";
import { catalogText } from "./catalog-text.ts";

const labels = catalogText.archive;

/** Articles that are in no list any more, with the way back. */
export function ArchivedItems({ items }: { readonly items: readonly OfferingItem[] }): ReactElement | null {
  const { role } = useShop();
  if (items.length === 0 || !can(role, "catalogue")) return null;
  return (
    <details className="mx-auto w-full max-w-[1280px] px-4 pb-4 md:px-5">
      <summary className="link inline-block min-h-11 content-center">{labels.title(items.length)}</summary>
      <p className="pb-3 text-meta text-ink-2">{labels.lead}</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {items.map((item) => (
          <ArchivedItem key={item.id} item={item} />
        ))}
      </ul>
    </details>
  );
}

function ArchivedItem({ item: { id: itemId, name } }: { readonly item: OfferingItem }): ReactElement {
  const { offeringId } = useShop().shop;
  const save = useSavePublished();
  const [pending, setPending] = useState(false);
  const bringBack = async (): Promise<void> => {
    setPending(true);
    const saved = await save(itemDocument, { offeringId, itemId }, { status: "archived" }, { status: "hidden" });
    setPending(false);
    if (saved === true) notify({ message: labels.back(name), tone: "ok", autoDismiss: true });
  };
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 px-4 py-2">
      <span className="min-w-0 truncate">{name}</span>
      <Button
        look="outline"
        size="small"
        pending={pending}
        aria-label={labels.bringBackOf(name)}
        onClick={() => void bringBack()}
      >
        {labels.bringBack}
      </Button>
    </li>
  );
}
