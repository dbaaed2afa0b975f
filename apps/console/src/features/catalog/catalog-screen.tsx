import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Button } from "@lokalkorb/ui/button";
import { Chip } from "@lokalkorb/ui/chip";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { SearchIcon, XIcon } from "@lokalkorb/ui/icons";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { TextField } from "@lokalkorb/ui/text-field";
import { useDeferredValue, useMemo, useState, type ReactElement } from "react";
import { can } from "@lokalkorb/domain/access/permissions";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { ShopLayout } from "@/layouts/shop-layout";
import { useGrowingCount } from "@/shared/device/use-growing-count";
import { useMinute } from "@/shared/device/use-now";
import { searchKey, useSearchKey } from "@/shared/device/use-search-key";
import { useQueryValue } from "@/shared/routes/use-query-value";
import { ArchivedItems } from "./lists/archived-items.tsx";
import { CategoryList } from "./lists/category-list.tsx";
import { cutGroups, searchItems, type ItemGroup } from "./state/group-items.ts";
import { ItemRow } from "./lists/item-row.tsx";
import { AddPart, OfferingHead, viewOf } from "./catalog-head.tsx";
import { catalogText } from "./lists/catalog-text.ts";
import { unavailability, type OfferingItem } from "./state/offering-item.ts";
import { OptionsList } from "./lists/options-list.tsx";
import { PartEditor } from "./part-editor.tsx";
import { PartsList } from "./lists/parts-list.tsx";
import { useCatalog, type BundleDocument, type GroupDocument } from "./state/use-catalog.ts";
import { useMenuChanges } from "./state/use-menu-changes.ts";
import { useItemCommands } from "./state/use-item-commands.ts";
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
  const isFailed = status === "failed" || catalog.status === "failed";
  const isPending = status === "pending" || ((wanted !== null || view !== "artikel") && catalog.status === "pending");
  if (isFailed || isPending)
    return (
      <ContentWait status={isFailed ? "failed" : "pending"} words={catalogText} count={8} height="h-16" gap="gap-2" />
    );
  if (wanted !== null) return <PartEditor part={wanted} catalog={catalog} changes={changes} />;
  return (
    <>
      <OfferingHead view={view} />
      {view === "gruppen" && <PartsList kind="gruppe" parts={catalog.groups.map(groupFacts)} />}
      {view === "optionen" && <OptionsList options={catalog.options} />}
      {view === "pakete" && <PartsList kind="paket" parts={catalog.bundles.map(bundleFacts)} />}
      {view === "kategorien" && <CategoryList categories={catalog.categories} />}
      {view === "artikel" && items.length > 0 && <ItemList groups={groups} archived={archived} />}
      {view === "artikel" && items.length === 0 && (
        <div className="flex-1">
          <EmptyState title={catalogText.empty} action={can(role, "catalogue") && <AddPart view="artikel" />}>
            {catalogText.emptyNext}
          </EmptyState>
          <ArchivedItems items={archived} />
        </div>
      )}
      <PublishBar changes={changes} />
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

interface ItemListProps {
  readonly groups: readonly ItemGroup<OfferingItem>[];
  readonly archived: readonly OfferingItem[];
}

function ItemList({ groups, archived }: ItemListProps): ReactElement {
  const [words, setWords] = useState("");
  const searchField = useSearchKey();
  const [soldOutOnly, setSoldOutOnly] = useState(false);
  const now = useMinute();
  const commands = useItemCommands();
  const searched = useDeferredValue(words);
  const soldOut = useMemo(
    () =>
      groups
        .map((group) => ({ ...group, items: group.items.filter((item) => unavailability(item, now) !== null) }))
        .filter(({ items }) => items.length > 0),
    [groups, now],
  );
  const found = useMemo(
    () => searchItems(soldOutOnly ? soldOut : groups, searched),
    [soldOutOnly, soldOut, groups, searched],
  );
  const total = found.reduce((sum, { items }) => sum + items.length, 0);
  const { count, more } = useGrowingCount(total, "justify-self-center");
  const clear = (): void => {
    setWords("");
    setSoldOutOnly(false);
  };
  return (
    <>
      <div className="mx-auto grid w-full max-w-[1280px] flex-1 content-start gap-4 px-4 py-4 md:px-5">
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            className="grid min-w-60 flex-1 gap-1 md:max-w-sm"
            label={<span className="sr-only">{catalogText.search}</span>}
            ref={searchField}
            type="search"
            placeholder={catalogText.search}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            before={<SearchIcon />}
            after={
              words === "" ? (
                <kbd aria-hidden className="key me-2">
                  {searchKey}
                </kbd>
              ) : (
                <IconButton label={catalogText.clear} onClick={() => setWords("")}>
                  <XIcon size={16} />
                </IconButton>
              )
            }
          />
          <Chip pressed={soldOutOnly} onClick={() => setSoldOutOnly(!soldOutOnly)}>
            {catalogText.soldOutOnly} {soldOut.reduce((sum, { items }) => sum + items.length, 0)}
          </Chip>
          <LiveRegion>{searched !== "" || soldOutOnly ? catalogText.count(total) : ""}</LiveRegion>
        </div>
        {total === 0 && (
          <EmptyState
            title={searched === "" ? catalogText.noneSoldOut : catalogText.nothingFound(searched)}
            action={
              <Button look="outline" onClick={clear}>
                {searched === "" ? catalogText.all : catalogText.clear}
              </Button>
            }
          >
            {searched === "" ? catalogText.noneSoldOutNext : catalogText.nothingFoundNext}
          </EmptyState>
        )}
        {cutGroups(found, count).map(({ id, name, items }) => (
          <section
            key={id}
            aria-labelledby={`group-${id}`}
            className="overflow-hidden rounded-lg border border-line bg-surface"
          >
            <h2 id={`group-${id}`} className="border-b border-line bg-paper px-4 py-2.5 text-h3">
              {name ?? catalogText.others}
            </h2>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <ItemRow key={item.id} item={item} commands={commands} />
              ))}
            </ul>
          </section>
        ))}
        {more}
      </div>
      {/* A press below a list that still grows would hit the row that has moved there. */}
      {more === null && <ArchivedItems items={archived} />}
    </>
  );
}
