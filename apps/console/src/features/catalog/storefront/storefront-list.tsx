import { Button } from "@lokalkorb/ui/button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { ContentWait } from "@/layouts/content-wait";
import { PublishSheet } from "@/entities/catalog/publication/late-publish-sheet";
import { catalogText } from "../lists/catalog-text.ts";
import { MembersSection } from "../members/members-section.tsx";
import { movedRow } from "../order/moved-row.ts";
import { PriceListSection } from "../price-list/price-list-section.tsx";
import { usePriceLists } from "../price-list/use-price-lists.ts";
import type { OfferingItem } from "../state/offering-item.ts";
import type { Category } from "../state/use-catalog.ts";
import { StorefrontDialog } from "./storefront-dialog.tsx";
import type { Storefront } from "./storefront-choice.ts";
import { StorefrontRow } from "./storefront-row.tsx";
import { storefrontsText as words } from "./storefronts-text.ts";
import { useStorefronts } from "./use-storefronts.ts";

export interface StorefrontListProps {
  readonly categories: readonly Category[];
  readonly items: readonly OfferingItem[];
}

/** All storefronts of the shop, the first one first; hidden ones below. */
export function StorefrontList({ categories, items }: StorefrontListProps): ReactElement {
  const storefronts = useStorefronts();
  const priceLists = usePriceLists(items);
  const { status, shown, hidden, busy, place } = storefronts;
  const [editing, setEditing] = useState<Storefront | "new" | null>(null);
  const [publishing, setPublishing] = useState<Storefront | null>(null);
  if (status !== "present")
    return (
      <div className="flex-1">
        <ContentWait status={status} words={catalogText} count={3} height="h-20" gap="gap-2" />
      </div>
    );
  const ids = shown.map(({ id }) => id);
  const forMembers = [...shown, ...hidden].filter(({ channel }) => channel === "members").map(({ name }) => name);
  const row = (storefront: Storefront, index: number): ReactElement => (
    <StorefrontRow
      key={storefront.id}
      storefront={storefront}
      place={index < 0 ? "hidden" : index === 0 ? "first" : { isFirst: index === 1, isLast: index === ids.length - 1 }}
      busy={busy}
      onMove={(by) => void place(movedRow(ids, index, index + by))}
      onShow={(isShown) => void place(isShown ? [...ids, storefront.id] : ids.filter((id) => id !== storefront.id))}
      onEdit={() => setEditing(storefront)}
      onPublish={() => setPublishing(storefront)}
    />
  );
  return (
    <div className="mx-auto grid w-full max-w-[1280px] flex-1 content-start gap-4 px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-ink-2">{words.lead}</p>
        <Button icon={<PlusIcon size={16} />} onClick={() => setEditing("new")}>
          {words.add}
        </Button>
      </div>
      <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {shown.map(row)}
        {hidden.map((storefront) => row(storefront, -1))}
      </ol>
      {forMembers.length > 0 && <MembersSection storefronts={forMembers} />}
      <PriceListSection priceLists={priceLists} items={items} storefronts={[...shown, ...hidden]} />
      {editing !== null && (
        <StorefrontDialog
          storefronts={storefronts}
          storefront={editing === "new" ? null : editing}
          categories={categories}
          priceLists={priceLists.lists ?? []}
          onClose={() => setEditing(null)}
        />
      )}
      {publishing !== null && (
        <PublishSheet
          storefrontId={publishing.id}
          planned={publishing.planned?.isMissed === true ? undefined : publishing.planned?.at}
          onClose={() => setPublishing(null)}
        />
      )}
    </div>
  );
}
