import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { rateChanges } from "@lokalkorb/domain/pricing/tax/rate-changes";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import type { OfferingItem } from "../state/offering-item.ts";
import { itemsOfChange } from "./items-of-change.ts";
import { rateText as words } from "./rate-text.ts";

export interface RateChangesProps {
  readonly items: readonly OfferingItem[];
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}

const aheadDays = 90;
/** So long a change is still spoken of after it has begun. */
const reminderDays = 7;

/** Items whose rate changes soon, with what would follow for their prices (VAT-01). */
export function RateChanges({ items, onSelect }: RateChangesProps): ReactElement | null {
  const { restaurantId, shop } = useShop();
  const { country, timezone } = shop;
  const today = instantToLocal(useMinute(), timezone).date;
  const taxScheme = valueOf(useDocument(accountDocument, { restaurantId }))?.legal.taxScheme;
  if (taxScheme === undefined) return null;
  const changes = rateChanges({
    country,
    taxScheme,
    from: addDays(today, -reminderDays),
    until: addDays(today, aheadDays),
  })
    .map((change) => ({ change, changed: itemsOfChange(change, items) }))
    .filter(({ changed }) => changed.length > 0);
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" title={words.title}>
      <ul className="grid gap-3">
        {changes.map(({ change, changed }) => {
          const { vatClass, service, on, beforeBp, afterBp } = change;
          const hasBegun = on <= today;
          return (
            <li key={`${on} ${vatClass} ${service}`} className="grid justify-items-start gap-1">
              <p className="font-bold">
                {words.change(change, [formatPercent(beforeBp), formatPercent(afterBp)], hasBegun)}
              </p>
              {hasBegun ? (
                <p className="text-meta">{words.begun}</p>
              ) : (
                <details>
                  <summary className="link min-h-11 content-center">{words.items(changed.length)}</summary>
                  <p className="text-meta">{words.lead(formatDate(on))}</p>
                  <ul className="my-2 grid gap-1">
                    {changed.map(({ id, name, beforeCents, afterCents }) => (
                      <li key={id} className="flex flex-wrap justify-between gap-x-4">
                        <span>{name}</span>
                        <span>{`${formatMoney(beforeCents)} → ${formatMoney(afterCents)}`}</span>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
              <Button size="small" look="outline" onClick={() => onSelect(new Set(changed.map(({ id }) => id)))}>
                {words.select}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
