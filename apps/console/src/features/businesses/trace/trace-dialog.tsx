import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { addDays, daysBetween, isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { suppliedGoods, type SuppliedGoods } from "@lokalkorb/domain/ordering/businesses/supplied-goods";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import { saveFile } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { inSlices } from "@/shared/device/in-slices";
import { useMinute } from "@/shared/device/use-now";
import { DateField } from "@/shared/forms/time/date-field";
import { traceText as words } from "./trace-text.ts";

const mostDays = 100;
const daysBack = 30;
const mostShown = 50;

/** FOO-09: one step forward, to whom each product went; as a list, and as a table for an authority. */
export function TraceDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { shop } = useShop();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const [from, setFrom] = useState(() => addDays(today, -daysBack));
  const [to, setTo] = useState(today);
  const [typed, setTyped] = useState("");
  const areDays = isLocalDate(from) && isLocalDate(to) && from <= to;
  const isTooLong = areDays && daysBetween(from, to) > mostDays;
  return (
    <Dialog title={words.title} onClose={onClose} width={640}>
      <div className="grid gap-4 text-name">
        <p className="text-meta text-ink-2">{words.lead}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={words.from}
            value={from}
            error={areDays ? (isTooLong ? words.tooLong(mostDays) : undefined) : words.wrongDays}
            onChange={({ target }) => setFrom(target.value)}
          />
          <DateField label={words.to} value={to} onChange={({ target }) => setTo(target.value)} />
        </div>
        <TextField
          label={words.product}
          note={words.optional}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {areDays && !isTooLong && <Traced from={from} to={to} typed={typed} />}
      </div>
    </Dialog>
  );
}

interface TracedProps {
  readonly from: string;
  readonly to: string;
  readonly typed: string;
}

/** An order is found by the day it was ordered for, and told by the day it was handed over. */
function Traced({ from, to, typed }: TracedProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const [saving, setSaving] = useState(false);
  const where = [
    ["dayKey", ">=", from],
    ["dayKey", "<=", to],
  ] as const;
  const live = useQuery(queryOf(orderDocument, { restaurantId }, { where, inParts: true }));
  const old = useQuery(queryOf(historicOrderDocument, { restaurantId }, { where, inParts: true }));
  const rows = useMemo(() => {
    const byId = new Map([...(valueOf(old) ?? []), ...(valueOf(live) ?? [])].map((order) => [order.id, order]));
    return suppliedGoods([...byId.values()], shop.timezone);
  }, [old, live, shop.timezone]);
  const wanted = typed.trim().toLocaleLowerCase("de");
  const found = rows.filter(({ product }) => product.toLocaleLowerCase("de").includes(wanted));
  const isIn = (status: string): boolean => live.status === status || old.status === status;
  if (isIn("failed")) return <p role="alert">{words.failed}</p>;
  if (isIn("pending")) return <output className="block text-ink-2">{words.loading}</output>;
  const save = async (): Promise<void> => {
    setSaving(true);
    const text = await inSlices(printCsv([words.head, ...found.map(cellsOf)]));
    saveFile(new Blob([text], { type: "text/csv" }), words.fileName(shop.slug, from, to));
    setSaving(false);
  };
  if (found.length === 0) return <p aria-live="polite">{words.none}</p>;
  return (
    <>
      <p aria-live="polite">
        <b>{words.count(found.length)}</b>
      </p>
      <ul className="divide-y divide-line">
        {found.slice(0, mostShown).map((row) => (
          <li key={`${row.orderNo} ${row.lineId} ${row.itemId}`} className="py-2">
            <b className="block wrap-anywhere">{words.amount(row.qty, row.product)}</b>
            <span className="text-meta text-ink-2 wrap-anywhere">
              {words.row(formatDate(row.day), row.company, row.orderNo)}
            </span>
          </li>
        ))}
      </ul>
      {found.length > mostShown && <p className="text-meta text-ink-2">{words.more(found.length - mostShown)}</p>}
      <Button className="justify-self-start" pending={saving} pendingLabel={words.saving} onClick={() => void save()}>
        {words.save}
      </Button>
    </>
  );
}

const cellsOf = ({ day, company, orderNo, product, qty, grams, itemId }: SuppliedGoods): readonly string[] => [
  formatDate(day),
  company,
  orderNo,
  product,
  String(qty),
  grams === undefined ? "" : String(grams),
  itemId,
];
