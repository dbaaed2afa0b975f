import { can } from "@lokalkorb/domain/access/permissions";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Chip } from "@lokalkorb/ui/chip";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { SearchIcon, XIcon } from "@lokalkorb/ui/icons";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { TextField } from "@lokalkorb/ui/text-field";
import { startTransition, useDeferredValue, useMemo, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useGrowingCount } from "@/shared/device/use-growing-count";
import { useMinute } from "@/shared/device/use-now";
import { searchKey, useSearchKey } from "@/shared/device/use-search-key";
import { bulkText } from "../bulk/bulk-text.ts";
import { useSelection, type Selection } from "../bulk/use-selection.ts";
import { cutGroups, searchItems, type ItemGroup } from "../state/group-items.ts";
import { unavailability, type OfferingItem } from "../state/offering-item.ts";
import { useItemCommands } from "../state/use-item-commands.ts";
import { useWaiting } from "../state/use-waiting.ts";
import { ArchivedItems } from "./archived-items.tsx";
import { catalogText } from "./catalog-text.ts";
import { ItemRow } from "./item-row.tsx";

export interface ItemListProps {
  readonly groups: readonly ItemGroup<OfferingItem>[];
  readonly archived: readonly OfferingItem[];
  /** Null: the list is to look at. */
  readonly selected: Selection | null;
  readonly onSelect: (selected: Selection | null) => void;
}

/** All items by category, as the search and the filter leave them, to look at or to select. */
export function ItemList({ groups, archived, selected, onSelect }: ItemListProps): ReactElement {
  const [words, setWords] = useState("");
  const { role } = useShop();
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
  const waiting = useWaiting(soldOut.flatMap(({ items }) => items.map(({ id }) => id)));
  const found = useMemo(
    () => searchItems(soldOutOnly ? soldOut : groups, searched),
    [soldOutOnly, soldOut, groups, searched],
  );
  const ids = useMemo(() => found.flatMap(({ items }) => items.map(({ id }) => id)), [found]);
  const total = ids.length;
  const selecting = useSelection(ids, selected, onSelect);
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
            className="grid min-w-60 flex-1 gap-1 md:max-w-sm [&_input::-webkit-search-cancel-button]:hidden"
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
          {(can(role, "catalogue") || can(role, "soldOut")) && (
            <Chip
              pressed={selected !== null}
              onClick={() => startTransition(() => onSelect(selected === null ? new Set() : null))}
            >
              {bulkText.select}
            </Chip>
          )}
          {selected !== null && (
            <Button
              look="quiet"
              size="small"
              onClick={() => startTransition(() => selecting.selectAll(ids, !selecting.areSelected(ids)))}
            >
              {selecting.areSelected(ids) ? bulkText.clear : bulkText.selectAll(total)}
            </Button>
          )}
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
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-paper px-3 md:px-4">
              <h2 id={`group-${id}`} className="py-2.5 text-h3">
                {name ?? catalogText.others}
              </h2>
              {selected !== null && (
                <Checkbox
                  label={bulkText.wholeCategory}
                  aria-describedby={`group-${id}`}
                  checked={selecting.areSelected(idsOf(found, id))}
                  onChange={(event) => selecting.selectAll(idsOf(found, id), event.target.checked)}
                />
              )}
            </div>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  waiting={waiting.get(item.id) ?? 0}
                  commands={commands}
                  selected={selected?.has(item.id)}
                  onSelect={selecting.select}
                />
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

/** Of a group also those that the list has not drawn yet. */
const idsOf = (groups: readonly ItemGroup<OfferingItem>[], groupId: string): readonly string[] =>
  groups.find(({ id }) => id === groupId)?.items.map(({ id }) => id) ?? [];
