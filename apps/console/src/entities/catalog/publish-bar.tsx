import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoment, formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { classNames } from "@lokalkorb/ui/class-names";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { PublishSheet } from "./publication/late-publish-sheet.ts";
import { publishText as words } from "./publish-text.ts";

export interface PublishBarProps {
  /** The changes of the next publication, old to new, as far as the page knows them. */
  readonly changes: readonly string[];
}

const mostChanges = 6;

/** The state of the shop, the changes that wait, and the button that publishes them. */
export function PublishBar({ changes }: PublishBarProps): ReactElement | null {
  const { shop, role } = useShop();
  const { offeringId, timezone } = shop;
  const storefrontId = shop.storefrontIds[0];
  const storefront = valueOf(
    useDocument(storefrontDocument, storefrontId === undefined ? null : { offeringId, storefrontId }),
  );
  const now = useMinute();
  const [open, setOpen] = useState(false);
  if (storefront === null || storefrontId === undefined) return null;

  const { published, planned } = storefront;
  const isWaiting = planned !== undefined && planned.isMissed !== true;
  const at = published && instantToLocal(published.at, timezone);
  const when = at && `${formatShortDay(at.date, instantToLocal(now, timezone).date)} ${at.time}`;
  const isDirty = changes.length > 0 || storefront.draftDirty || published === undefined;

  return (
    <aside
      aria-label={words.title}
      className={classNames(
        "sticky bottom-0 z-5 flex items-center gap-x-4 gap-y-2 border-t border-line-strong bg-surface px-4 py-3 max-md:bottom-[calc(64px+env(safe-area-inset-bottom))] md:px-5",
        // A phone needs its height for the work; without changes the bar waits at the end of the page.
        !isDirty && "max-md:static",
      )}
    >
      <div className="min-w-0 flex-1 text-name leading-5">
        <p>
          <b>{isDirty ? words.dirty : words.clean}</b>{" "}
          <span className="text-ink-2">{published && when ? words.version(published.version, when) : words.never}</span>
        </p>
        {planned && (
          <p className={isWaiting ? "text-ink-2" : "font-bold text-warning-ink"}>
            {(isWaiting ? words.planned : words.missed)(formatMoment(planned.at, { timezone, now }))}
          </p>
        )}
        {changes.length > 0 ? (
          <ul aria-label={words.changes} className="mt-1 flex flex-wrap gap-2">
            {changes.slice(0, mostChanges).map((change) => (
              <li key={change} className="min-w-0">
                <Badge className="max-w-full rounded-sm! whitespace-normal!">{change}</Badge>
              </li>
            ))}
            {changes.length > mostChanges && (
              <li>
                <Badge>{words.andMore(changes.length - mostChanges)}</Badge>
              </li>
            )}
          </ul>
        ) : (
          <p className="text-meta text-ink-2 max-md:hidden">{words.unsure}</p>
        )}
      </div>
      {can(role, "publish") && (
        <Button data-key="save" look={isDirty ? "solid" : "outline"} onClick={() => setOpen(true)}>
          {words.button}
        </Button>
      )}
      {open && (
        <PublishSheet
          storefrontId={storefrontId}
          planned={isWaiting ? planned.at : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </aside>
  );
}
