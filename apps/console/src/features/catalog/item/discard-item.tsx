import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { restoredItem } from "@lokalkorb/domain/menu/publishing/restore-goods";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Button } from "@lokalkorb/ui/button";
import { useMemo, useState, type ReactElement } from "react";
import { usePublishedMenu } from "@/entities/catalog/use-published-menu";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { same } from "@/shared/forms/state/patch-of";
import type { OfferingItem } from "../state/offering-item.ts";
import { itemText as words } from "../fields/item-text.ts";
import { itemValues, type ItemValues } from "../values/item-values.ts";
import { itemGroupName, itemGroups } from "./item-groups.ts";

export interface DiscardItemProps {
  readonly form: FormFields<ItemValues>;
  readonly item: OfferingItem;
}

/** Brings the form back to what the shop shows of the item; it is saved and taken back like any other change. */
export function DiscardItem({ form, item }: DiscardItemProps): ReactElement | null {
  const { offeringId, storefrontIds, country, timezone } = useShop().shop;
  const storefrontId = storefrontIds[0];
  const storefront = useDocument(storefrontDocument, storefrontId === undefined ? null : { offeringId, storefrontId });
  const menu = usePublishedMenu(valueOf(storefront)?.published?.path);
  const today = instantToLocal(useMinute(), timezone).date;
  const [isAsked, setAsked] = useState(false);
  const published = menu?.items[item.id];
  const { categoryId, status } = form.value;
  const target = useMemo(() => {
    if (!menu || !published) return null;
    const patch = restoredItem(item, item, published, {
      country,
      timezone,
      today,
      items: menu.items,
      options: menu.options,
    });
    return { ...itemValues({ ...item, ...patch }, categoryId, timezone), status };
  }, [menu, published, item, categoryId, status, country, timezone, today]);
  const lost = target === null ? [] : changedGroups(form.value, target);
  if (target === null || lost.length === 0) return null;
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setAsked(true)}>
        {words.discard}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.discardTitle}
          no={words.keep}
          yes={words.discard}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            form.set(target);
          }}
        >
          <p className="text-name">{words.discardLead}</p>
          <ul className="my-2 grid gap-1">
            {lost.map((name) => (
              <li key={name} className="rounded-sm bg-sunken px-3 py-2 text-name font-bold">
                {itemGroupName(name)}
              </li>
            ))}
          </ul>
          <p className="text-meta text-ink-2">{words.discardNext}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Fields that differ, those that hang together once. */
function changedGroups(now: ItemValues, then: ItemValues): readonly string[] {
  const changed = (Object.keys(then) as (keyof ItemValues)[]).filter((name) => !same(now[name], then[name]));
  const groupOf = (name: keyof ItemValues): string =>
    itemGroups.find((group) => (group as readonly string[]).includes(name))?.[0] ?? name;
  return [...new Set(changed.map(groupOf))];
}
