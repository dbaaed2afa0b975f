import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { boardText, columnNames } from "./board-text.ts";
import { laneId } from "./lane.tsx";
import { columns, type Board } from "@/entities/order/state/lanes";

/** Counts of all lanes, and a jump to each; where not all of them fit on the screen. */
export function LanePills({ board }: { readonly board: Board<ShopOrder> }): ReactElement {
  return (
    <nav
      aria-label={boardText.laneNav}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 md:-mx-5 md:px-5 min-[1180px]:hidden"
    >
      {columns
        .filter((column) => column !== "onTheWay" || board.onTheWay.length > 0)
        .map((column) => (
          <a
            key={column}
            href={`#${laneId(column)}`}
            className={classNames(
              "inline-flex min-h-11 flex-none items-center gap-2 rounded-pill border px-4 text-name whitespace-nowrap",
              column === "new" && board.new.length > 0
                ? "border-ink bg-ink font-bold text-surface"
                : "border-line-strong bg-surface",
            )}
          >
            {columnNames[column]} <b>{board[column].length}</b>
          </a>
        ))}
    </nav>
  );
}
