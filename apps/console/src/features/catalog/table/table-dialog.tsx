import { noteExport } from "@lokalkorb/contracts/exports";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { newDocumentId } from "@lokalkorb/model/document/new-document-id";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { useRef, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { inSlices } from "@/shared/device/in-slices";
import { useMinute } from "@/shared/device/use-now";
import type { OfferingItem } from "../state/offering-item.ts";
import type { Category } from "../state/use-catalog.ts";
import { itemTable, readTable, type TableReading } from "./read-table.ts";
import { readTableFile } from "./table-file.ts";
import { TablePreview } from "./table-preview.tsx";
import { tableText as words } from "./table-text.ts";
import { useApplyTable, type TableOutcome } from "./use-apply-table.ts";

export interface TableDialogProps {
  /** Archived ones too. */
  readonly items: readonly OfferingItem[];
  readonly categories: readonly Category[];
  readonly onClose: () => void;
}

const mostBytes = 5_000_000;
const mostRows = 5_000;
const mostNamed = 50;

/** All items as a CSV file, and such a file back into the catalog after a look at what it changes. */
export function TableDialog({ items, categories, onClose }: TableDialogProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { timezone } = shop;
  const now = useMinute();
  const run = useCommand();
  const [saving, setSaving] = useState(false);
  const [opening, setOpening] = useState(false);
  /** The file that was chosen last: one that takes longer to read is no longer asked for. */
  const chosen = useRef<File>(null);
  const apply = useApplyTable(categories);
  /** A sentence: why the file is none. */
  const [reading, setReading] = useState<TableReading | string | null>(null);
  const [soundOnly, setSoundOnly] = useState(false);
  const [written, setWritten] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<TableOutcome | null>(null);
  const catalog = { items, categories, timezone };
  const shown = opening ? null : reading;
  const table = typeof shown === "string" ? null : shown;
  const count = table === null ? 0 : table.added.length + table.changed.length;
  const progress = written === null ? "" : words.progress(written, count);

  /** First it stands in the shop's log, then there is a file (GDP-05). */
  const download = async (): Promise<void> => {
    setSaving(true);
    const noted = await run(noteExport, { restaurantId, what: "items", count: items.length }, words.exportTitle);
    const text = noted.ok ? await inSlices(printCsv(await inSlices(itemTable(catalog)))) : null;
    setSaving(false);
    if (text === null) return;
    const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = words.fileName(shop.slug, instantToLocal(now, timezone).date);
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  const read = async (file: File): Promise<TableReading | string> => {
    if (file.size > mostBytes) return words.tooBig;
    const bytes = await file.arrayBuffer().catch(() => null);
    const rows = bytes === null ? null : await inSlices(readTableFile(new Uint8Array(bytes)));
    if (rows === null) return words.unreadable;
    return rows.length > mostRows + 1 ? words.tooLong : inSlices(readTable(rows, catalog, newDocumentId));
  };
  const open = async (file: File): Promise<void> => {
    chosen.current = file;
    setSoundOnly(false);
    setOutcome(null);
    setOpening(true);
    const found = await read(file);
    if (chosen.current !== file) return;
    setOpening(false);
    setReading(found);
  };
  const press = async (): Promise<void> => {
    if (table === null) return;
    setWritten(0);
    const result = await apply(table, setWritten);
    setWritten(null);
    const done = count - result.stayed.length;
    if (done > 0) notify({ message: words.applied(done), tone: "ok", autoDismiss: true });
    if (result.stayed.length + result.unplaced.length === 0) return onClose();
    setReading(null);
    setOutcome(result);
  };

  return (
    <Dialog
      title={words.title}
      width={640}
      lightDismiss={false}
      onClose={() => {
        if (written === null) onClose();
      }}
      footer={
        count > 0 && (
          <Button
            wide
            disabled={(table?.errors.length ?? 0) > 0 && !soundOnly}
            pending={written !== null}
            pendingLabel={progress}
            onClick={() => void press()}
          >
            {words.apply(count)}
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        {reading === null && (
          <section className="grid gap-3">
            <h3 className="text-h3">{words.exportTitle}</h3>
            <p className="text-name text-ink-2">{words.exportLead}</p>
            <Button look="outline" className="justify-self-start" pending={saving} onClick={() => void download()}>
              {words.exportButton(items.length)}
            </Button>
          </section>
        )}
        <section className="grid gap-3">
          <h3 className="text-h3">{words.importTitle}</h3>
          <p className="text-name text-ink-2">{words.importLead}</p>
          <label className="grid gap-1 text-meta text-ink-2">
            {reading === null ? words.file : words.otherFile}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              disabled={written !== null}
              className="min-h-11 text-name text-ink file:me-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-5 file:font-bold"
              // The same file once more, after its errors were mended, is a choice too.
              onClick={(event) => {
                event.currentTarget.value = "";
              }}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void open(file);
              }}
            />
          </label>
          {opening && <output className="text-name">{words.opening}</output>}
          {typeof shown === "string" && <Notice tone="danger" announce title={shown} />}
          {outcome !== null && <Remains title={words.stayed} names={outcome.stayed} why={outcome.why} />}
          {outcome !== null && <Remains title={words.unplaced} names={outcome.unplaced} />}
          {table !== null && <TablePreview reading={table} soundOnly={soundOnly} onSoundOnly={setSoundOnly} />}
        </section>
      </div>
    </Dialog>
  );
}

interface RemainsProps {
  readonly title: (count: number) => string;
  readonly names: readonly string[];
  readonly why?: string;
}

function Remains({ title, names, why }: RemainsProps): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <Notice tone="danger" announce title={title(names.length)}>
      {why} {names.slice(0, mostNamed).join(", ")}
      {names.length > mostNamed && ` ${words.andMore(names.length - mostNamed)}`}
    </Notice>
  );
}
