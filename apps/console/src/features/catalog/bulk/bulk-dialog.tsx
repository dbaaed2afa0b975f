import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { useMemo, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import type { OfferingItem } from "../state/offering-item.ts";
import type { Category, GroupDocument } from "../state/use-catalog.ts";
import { mostEntries } from "../state/use-move-to-category.ts";
import { itemsWithPlace, type BulkKind, type ItemChange } from "./bulk-edit.ts";
import { BulkFields, editOf, firstValues } from "./bulk-fields.tsx";
import { bulkText as words } from "./bulk-text.ts";
import { useApplyEdit, type EditOutcome } from "./use-apply-edit.ts";
import { useItemChanges } from "./use-item-changes.ts";

export interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly items: readonly OfferingItem[];
  readonly categories: readonly Category[];
  readonly groups: readonly GroupDocument[];
  readonly onClose: () => void;
  /** Those that stayed go on being selected. */
  readonly onApplied: (stayed: readonly string[]) => void;
}

interface Running {
  readonly changes: readonly ItemChange[];
  readonly done: number;
}

const mostShown = 30;

/** All changes, from old to new, before one press makes them. */
export function BulkDialog({ kind, categories, groups, onClose, onApplied, ...rest }: BulkDialogProps): ReactElement {
  const { country } = useShop().shop;
  const items = useMemo(
    () => (kind === "category" ? itemsWithPlace(rest.items, groups) : rest.items),
    [kind, groups, rest.items],
  );
  const variants = rest.items.length - items.length;
  const now = useMinute();
  const apply = useApplyEdit(categories);
  const [values, setValues] = useState({
    ...firstValues,
    categoryId: categories.find(({ status }) => status !== "archived")?.id ?? "",
    // The value that most of them do not have.
    soldOut: items.some(({ soldOutUntil = 0 }) => soldOutUntil > now) ? ("onSale" as const) : ("soldOut" as const),
  });
  // The rows of before stay in sight while the live items change under the sheet.
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState<EditOutcome | null>(null);
  const edit = useMemo(() => editOf(kind, values, country), [kind, values, country]);
  const found = useItemChanges(running === null ? edit : null, items, categories, now);
  const isFound =
    running !== null ||
    (found !== null && found.edit === edit && found.items === items && found.categories === categories);
  const changes = running?.changes ?? (edit === null ? [] : (found?.changes ?? []));
  const target = edit?.kind === "category" ? categories.find(({ id }) => id === edit.categoryId) : undefined;
  const isTooMany = target !== undefined && target.entries.length + changes.length > mostEntries;
  const progress = running === null ? "" : words.progress(running.done, changes.length);

  const press = async (): Promise<void> => {
    if (edit === null) return;
    const tell = (done: number): void => setRunning({ changes, done });
    tell(0);
    const { stayed, why } = await apply(edit, changes, tell);
    setRunning(null);
    const done = changes.length - stayed.length;
    if (done > 0) notify({ message: words.applied(done), tone: "ok", autoDismiss: true });
    onApplied(stayed.map(({ item }) => item.id));
    if (stayed.length === 0) onClose();
    else setOutcome({ stayed, why });
  };

  return (
    <Dialog
      title={words.titles[kind]}
      width={560}
      lightDismiss={false}
      onClose={() => {
        if (running === null) onClose();
      }}
      footer={
        <Button
          wide
          disabled={changes.length === 0 || isTooMany || !isFound}
          pending={running !== null}
          pendingLabel={progress}
          onClick={() => void press()}
        >
          {words.apply(changes.length)}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-name text-ink-2">{words.leads[kind]}</p>
        <BulkFields
          kind={kind}
          values={values}
          categories={categories}
          onChange={(changed) => {
            setOutcome(null);
            setValues((before) => ({ ...before, ...changed }));
          }}
        />
        {outcome !== null && (
          <Notice tone="danger" title={words.stayed(outcome.stayed.length)}>
            {outcome.why} {namesOf(outcome.stayed)}
          </Notice>
        )}
        {isTooMany && <Notice tone="warning" title={words.tooMany} />}
        {edit !== null && found !== null && (
          <Changes changes={changes} all={running === null ? items.length : changes.length} />
        )}
        {variants > 0 && <p className="text-meta text-ink-2">{words.variantsStay(variants)}</p>}
        <LiveRegion>{progress}</LiveRegion>
      </div>
    </Dialog>
  );
}

const namesOf = (changes: readonly ItemChange[]): string =>
  changes
    .slice(0, mostShown)
    .map(({ item }) => item.name)
    .join(", ") + (changes.length > mostShown ? ` ${words.andMore(changes.length - mostShown)}` : "");

interface ChangesProps {
  readonly changes: readonly ItemChange[];
  readonly all: number;
}

function Changes({ changes, all }: ChangesProps): ReactElement {
  const unchanged = all - changes.length;
  return (
    <section className="grid gap-2">
      <h3 className="text-name font-bold">{changes.length === 0 ? words.nothing : words.changes(changes.length)}</h3>
      <ul className="divide-y divide-line empty:hidden">
        {changes.slice(0, mostShown).map(({ item, before, after }) => (
          <li key={item.id} className="flex flex-wrap justify-between gap-x-4 py-1.5 text-name">
            <span className="min-w-0 truncate">{item.name}</span>
            <span>
              <span className="text-ink-2">{before}</span> → <b>{after}</b>
            </span>
          </li>
        ))}
      </ul>
      {changes.length > mostShown && (
        <p className="text-meta text-ink-2">{words.andMore(changes.length - mostShown)}</p>
      )}
      {changes.length > 0 && unchanged > 0 && <p className="text-meta text-ink-2">{words.unchanged(unchanged)}</p>}
    </section>
  );
}
