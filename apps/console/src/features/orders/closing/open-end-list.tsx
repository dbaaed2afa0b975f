import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { OpenEnd } from "@lokalkorb/domain/ordering/closing/closing-fields";
import { Button } from "@lokalkorb/ui/button";
import { CircleCheckIcon } from "@lokalkorb/ui/icons";
import { Select } from "@lokalkorb/ui/select";
import { TextField } from "@lokalkorb/ui/text-field";
import { type ReactElement, useState } from "react";
import type { Reasons } from "./kept-reasons.ts";
import { closingText as words, openEndNames, openEndReasons } from "./closing-text.ts";

/** By the key of the open end; a text of spaces is no reason. */
export const withoutReason = (ends: readonly OpenEnd[], reasons: Reasons): number =>
  ends.filter(({ key }) => (reasons[key] ?? "").trim() === "").length;

export interface OpenEndListProps {
  readonly ends: readonly OpenEnd[];
  readonly reasons: Reasons;
  /** The way on was pressed without all reasons. */
  readonly tried: boolean;
  readonly onReason: (key: string, reason: string) => void;
  readonly onOpen: (orderId: string) => void;
}

/** Each order that is not over yet: done at once through its own dialog, or left with a reason. */
export function OpenEndList({ ends, reasons, tried, onReason, onOpen }: OpenEndListProps): ReactElement {
  const left = withoutReason(ends, reasons);
  return (
    <section aria-label={words.ends} className="min-w-0 rounded-[14px] border border-line bg-surface px-5 py-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{words.ends}</h2>
        {ends.length > 0 && (
          <output className="text-meta font-bold">{left === 0 ? words.endsDone : words.endsLeft(left)}</output>
        )}
      </header>
      {ends.length === 0 ? (
        <p className="flex items-center gap-2 py-3">
          <CircleCheckIcon size={20} className="flex-none text-theme-ink" />
          {words.noEnds}
        </p>
      ) : (
        <>
          <p className="py-1 text-meta text-ink-2">{words.endsLead}</p>
          <ul>
            {ends.map((end) => (
              <OpenEndRow
                key={end.key}
                end={end}
                reason={reasons[end.key] ?? ""}
                missing={tried && (reasons[end.key] ?? "").trim() === ""}
                alike={alikeWithout(end, ends, reasons)}
                onReason={(reason) => onReason(end.key, reason)}
                onAlike={(reason) => {
                  for (const key of alikeWithout(end, ends, reasons)) onReason(key, reason);
                }}
                onOpen={() => onOpen(end.orderId)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** On a Saturday many orders end the day alike, and one reason is true of all of them. */
const alikeWithout = (end: OpenEnd, ends: readonly OpenEnd[], reasons: Reasons): readonly string[] =>
  ends
    .filter(({ key, kind }) => key !== end.key && kind === end.kind && (reasons[key] ?? "").trim() === "")
    .map(({ key }) => key);

interface OpenEndRowProps {
  readonly end: OpenEnd;
  readonly reason: string;
  readonly missing: boolean;
  /** Keys of the ends of the same kind that have no reason yet. */
  readonly alike: readonly string[];
  readonly onAlike: (reason: string) => void;
  readonly onReason: (reason: string) => void;
  readonly onOpen: () => void;
}

const own = "own";

function OpenEndRow({ end, reason, missing, alike, onReason, onAlike, onOpen }: OpenEndRowProps): ReactElement {
  const { kind, dayCode, cents } = end;
  const likely = openEndReasons[kind];
  const [types, setTyped] = useState(false);
  // A reason of its own may come from another row as well.
  const typed = types || (reason !== "" && !likely.includes(reason));
  return (
    <li className="grid gap-x-4 border-b border-line py-2 last:border-0 sm:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,220px)]">
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 items-center gap-3 self-end text-start hover:underline sm:max-lg:mb-1"
        onClick={onOpen}
      >
        <b className="min-w-8 text-h3">{dayCode}</b>{" "}
        <span>
          {openEndNames[kind]}
          {cents !== undefined && ` · ${formatMoney(cents)}`}
          <span className="sr-only">, {words.openOrder}</span>
        </span>
      </button>
      <Select
        label={
          <>
            {words.reason} <span className="sr-only">{words.reasonOf(dayCode)}</span>
          </>
        }
        value={typed ? own : reason}
        error={missing && !typed ? words.choose : undefined}
        onChange={(event) => {
          setTyped(event.target.value === own);
          onReason(event.target.value === own ? "" : event.target.value);
        }}
      >
        <option value="">{words.choose}</option>
        {likely.map((one) => (
          <option key={one}>{one}</option>
        ))}
        <option value={own}>{words.other}</option>
      </Select>
      {typed && (
        <TextField
          className="grid gap-1 sm:max-lg:col-start-2"
          label={
            <>
              {words.ownReason} <span className="sr-only">{words.reasonOf(dayCode)}</span>
            </>
          }
          maxLength={200}
          value={reason}
          error={missing ? words.missing : undefined}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
      {reason.trim() !== "" && alike.length > 0 && (
        <Button look="quiet" className="justify-self-start sm:max-lg:col-start-2" onClick={() => onAlike(reason)}>
          {words.alike(alike.length)}
        </Button>
      )}
    </li>
  );
}
