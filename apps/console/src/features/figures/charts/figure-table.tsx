import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement, ReactNode } from "react";

export interface FigureTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names the row; all others are figures. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Sums of the rows above. */
  readonly foot?: readonly ReactNode[];
  /** Left out on phones, counted from 0. */
  readonly wide?: readonly number[];
}

const allWidths: readonly number[] = [];

/** Figures to the right, names to the left, hairlines between rows. */
export function FigureTable({ caption, head, rows, foot, wide = allWidths }: FigureTableProps): ReactElement {
  const cell = (index: number): string =>
    classNames(
      "py-2 ps-3 first:ps-0",
      index > 0 && "text-end whitespace-nowrap",
      wide.includes(index) && "max-md:hidden",
    );
  return (
    <table className="w-full text-name">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={classNames(cell(index), index === 0 && "text-start", "text-meta font-normal text-ink-2")}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of one table never change places by themselves
          <tr key={at} className="border-t border-line">
            {row.map((value, index) =>
              index === 0 ? (
                // oxlint-disable-next-line react/no-array-index-key -- columns neither
                <th key={index} scope="row" className={classNames(cell(0), "text-start font-normal")}>
                  {value}
                </th>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- columns neither
                <td key={index} className={cell(index)}>
                  {value}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr className="border-t border-line-strong font-bold">
            {foot.map((value, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns neither
              <td key={index} className={cell(index)}>
                {value}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
