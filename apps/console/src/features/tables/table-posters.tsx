import { tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";
import { LateQrCode } from "@lokalkorb/ui/late-qr-code";
import type { ReactElement } from "react";
import { tableLink } from "./table-link.ts";
import { tablesText as words } from "./tables-text.ts";

export interface TablePostersProps {
  readonly shopName: string;
  readonly slug: string;
  readonly origin: string;
  readonly tables: readonly string[];
  readonly code: string;
  /** On paper there are no links. */
  readonly isPaper?: boolean;
}

/** One for each table, two beside each other on a sheet. */
export function TablePosters({
  shopName,
  slug,
  origin,
  tables,
  code,
  isPaper = false,
}: TablePostersProps): ReactElement {
  return (
    <ul className={isPaper ? "grid grid-cols-2 gap-[8mm]" : "grid gap-4 sm:grid-cols-2 lg:grid-cols-3"}>
      {tables.map((table) => {
        const link = tableLink(origin, slug, table, code);
        return (
          <li
            key={table}
            className="grid break-inside-avoid justify-items-center gap-2 rounded-lg border border-line-strong bg-surface p-6 text-center"
          >
            <p className="text-name">{shopName}</p>
            <p className="text-h1 font-bold">{tableLabel(table)}</p>
            <div className="aspect-square w-full max-w-60">
              <LateQrCode text={link} label={words.code(table)} />
            </div>
            <p className="text-meta">{words.scan}</p>
            {!isPaper && (
              <a href={link} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
                {words.open(table)}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
