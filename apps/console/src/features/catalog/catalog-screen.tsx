import type { PageWithLayout } from "@lokalkorb/shell/page";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { useMemo, useState } from "react";
import { can } from "@lokalkorb/domain/access/permissions";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { ShopLayout } from "@/layouts/shop-layout";
import { useQueryValue } from "@/shared/routes/use-query-value";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import type { Selection } from "./bulk/use-selection.ts";
import { ArchivedItems } from "./lists/archived-items.tsx";
import { CategoryList } from "./lists/category-list.tsx";
import { ItemList } from "./lists/item-list.tsx";
import { AddPart, OfferingHead, viewOf } from "./catalog-head.tsx";
import { TableButton } from "./table/table-button.tsx";
import { catalogText } from "./lists/catalog-text.ts";
import { RateChanges } from "./rates/rate-changes.tsx";
import { OptionsList } from "./lists/options-list.tsx";
import { PartEditor } from "./part-editor.tsx";
import { PartsList } from "./lists/parts-list.tsx";
import { StorefrontList } from "./storefront/storefront-list.tsx";
import { useCatalog, type BundleDocument, type GroupDocument } from "./state/use-catalog.ts";
import { useMenuChanges } from "./state/use-menu-changes.ts";
import { useOffering } from "./state/use-offering.ts";
import { useWantedPart } from "./state/use-wanted-part.ts";

/** Articles with their switch and stock, the forms of all parts of the offer, and what of it is published. */
export const CatalogScreen: PageWithLayout = () => {
  const { status, groups, archived } = useOffering();
  const { role } = useShop();
  const catalog = useCatalog();
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const listed = useMemo(() => groups.filter(({ name }) => name !== null).flatMap((group) => group.items), [groups]);
  const changes = useMenuChanges(listed);
  const wanted = useWantedPart();
  const view = viewOf(useQueryValue("ansicht"));
  const [selection, setSelection] = useState<Selection | null>(null);
  const selected = view === "artikel" && items.length > 0 && catalog.status === "present" ? selection : null;
  const isFailed = status === "failed" || catalog.status === "failed";
  const isPending = status === "pending" || ((wanted !== null || view !== "artikel") && catalog.status === "pending");
  if (isFailed || isPending)
    return (
      <ContentWait status={isFailed ? "failed" : "pending"} words={catalogText} count={8} height="h-16" gap="gap-2" />
    );
  if (wanted !== null) return <PartEditor part={wanted} catalog={catalog} changes={changes} />;
  return (
    <>
      <OfferingHead view={view}>
        {view === "artikel" && catalog.status === "present" && (
          <TableButton items={[...items, ...archived]} categories={catalog.categories} />
        )}
      </OfferingHead>
      {view === "gruppen" && <PartsList kind="gruppe" parts={catalog.groups.map(groupFacts)} />}
      {view === "optionen" && <OptionsList options={catalog.options} />}
      {view === "pakete" && <PartsList kind="paket" parts={catalog.bundles.map(bundleFacts)} />}
      {view === "kategorien" && <CategoryList categories={catalog.categories} />}
      {view === "ansichten" && <StorefrontList categories={catalog.categories} items={catalog.items} />}
      {view === "artikel" && can(role, "catalogue") && <RateChanges items={items} onSelect={setSelection} />}
      {view === "artikel" && items.length > 0 && (
        <ItemList groups={groups} archived={archived} selected={selected} onSelect={setSelection} />
      )}
      {view === "artikel" && items.length === 0 && (
        <div className="flex-1">
          <EmptyState title={catalogText.empty} action={can(role, "catalogue") && <AddPart view="artikel" />}>
            {catalogText.emptyNext}
          </EmptyState>
          <ArchivedItems items={archived} />
        </div>
      )}
      {selected === null ? (
        <PublishBar changes={changes} />
      ) : (
        <BulkBar
          items={items}
          selected={selected}
          categories={catalog.categories}
          groups={catalog.groups}
          onSelect={setSelection}
        />
      )}
    </>
  );
};
CatalogScreen.getLayout = (page) => <ShopLayout route="catalog">{page}</ShopLayout>;

const groupFacts = ({ id, name, itemIds }: GroupDocument) => ({
  id,
  name,
  facts: catalogText.variants(itemIds.length),
});
const bundleFacts = ({ id, name, slots }: BundleDocument) => ({ id, name, facts: catalogText.slots(slots.length) });
