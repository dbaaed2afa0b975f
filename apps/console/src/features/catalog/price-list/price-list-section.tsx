import { Button } from "@lokalkorb/ui/button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { percentField } from "@/shared/forms/state/read-amount";
import type { OfferingItem } from "../state/offering-item.ts";
import { PriceListDialog } from "./price-list-dialog.tsx";
import { priceListText as words } from "./price-list-text.ts";
import { priceListValues, type PriceList } from "./price-list-values.ts";
import type { PriceLists } from "./use-price-lists.ts";

export interface PriceListSectionProps {
  readonly priceLists: PriceLists;
  readonly items: readonly OfferingItem[];
  readonly storefronts: readonly { readonly name: string; readonly priceListId?: string | undefined }[];
}

/** The price lists of the shop, and which storefronts have each. */
export function PriceListSection({ priceLists, items, storefronts }: PriceListSectionProps): ReactElement | null {
  const [editing, setEditing] = useState<PriceList | "new" | null>(null);
  const { lists } = priceLists;
  if (lists === null) return null;
  const usersOf = (list: PriceList): readonly string[] =>
    storefronts.filter(({ priceListId }) => priceListId === list.id).map(({ name }) => name);
  return (
    <section aria-labelledby="preislisten" className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="preislisten" className="text-h3">
            {words.title}
          </h2>
          <p className="max-w-[60ch] text-ink-2">{words.lead}</p>
        </div>
        <Button look="outline" icon={<PlusIcon size={16} />} onClick={() => setEditing("new")}>
          {words.add}
        </Button>
      </div>
      {lists.length === 0 ? (
        <p className="text-ink-2">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {lists.map((list) => (
            <li key={list.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <p className="min-w-56 flex-1">
                <b className="text-name">{list.name}</b>
                <span className="block text-meta text-ink-2">
                  {words.change(percentField(Math.abs(list.changeBp)), list.changeBp)} ·{" "}
                  {words.own(Object.keys(priceListValues(list, items).own).length)} · {words.usedBy(usersOf(list))}
                </span>
              </p>
              <Button size="small" look="outline" aria-label={words.editOf(list.name)} onClick={() => setEditing(list)}>
                {words.edit}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {editing !== null && (
        <PriceListDialog
          priceLists={priceLists}
          list={editing === "new" ? null : editing}
          items={items}
          usedBy={editing === "new" ? [] : usersOf(editing)}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}
