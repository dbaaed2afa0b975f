import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement, ReactNode } from "react";
import type { TableReading } from "./read-table.ts";
import { tableText as words } from "./table-text.ts";

const mostShown = 50;

export interface TablePreviewProps {
  readonly reading: TableReading;
  readonly soundOnly: boolean;
  readonly onSoundOnly: (soundOnly: boolean) => void;
}

/** The changes that a table asks for, before anything is written. */
export function TablePreview({ reading, soundOnly, onSoundOnly }: TablePreviewProps): ReactElement {
  const { added, changed, unchanged, errors, unknownColumns } = reading;
  const wrongRows = new Set(errors.map(({ row }) => row)).size;
  return (
    <>
      <output className="text-name font-bold">
        {words.summary(added.length, changed.length, unchanged, wrongRows)}
      </output>
      {unknownColumns.length > 0 && <Notice tone="warning" title={words.unknownColumns(unknownColumns)} />}
      {added.length + changed.length + errors.length === 0 && <p className="text-name">{words.nothing}</p>}
      {errors.length > 0 && (
        <Notice
          tone="danger"
          title={words.errors}
          action={
            added.length + changed.length > 0 && (
              <Checkbox
                label={words.soundOnly}
                checked={soundOnly}
                onChange={(event) => onSoundOnly(event.target.checked)}
              />
            )
          }
        >
          <ul>
            {errors.slice(0, mostShown).map(({ row, header, sentence }) => (
              <li key={`${row}-${header}-${sentence}`}>
                <b>{words.error(row, header)}</b>
                {sentence}
              </li>
            ))}
          </ul>
          {errors.length > mostShown && words.andMoreRows(errors.length - mostShown)}
        </Notice>
      )}
      <Part title={words.changed} count={changed.length}>
        {changed.slice(0, mostShown).map(({ id, name, cells }) => (
          <li key={id} className="py-1.5">
            <span className="text-name">{name}</span>
            <ul className="text-meta text-ink-2">
              {cells.map(({ header, before, after }) => (
                <li key={header} className="line-clamp-3 break-words">
                  {header}: {before || words.empty} → <b className="text-ink">{after || words.empty}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Part>
      <Part title={words.added} count={added.length}>
        {added.slice(0, mostShown).map(({ id, name }) => (
          <li key={id} className="py-1.5 text-name">
            {name}
          </li>
        ))}
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Part({ title, count, children }: PartProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <section>
      <h3 className="text-name font-bold">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
      {count > mostShown && <p className="text-meta text-ink-2">{words.andMore(count - mostShown)}</p>}
    </section>
  );
}
