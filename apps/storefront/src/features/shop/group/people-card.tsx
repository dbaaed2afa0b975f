import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import { Button } from "@lokalkorb/ui/button";
import { TagIcon, XIcon } from "@lokalkorb/ui/icons";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { useState, type ReactElement } from "react";
import { lineDetails } from "@/entities/order/line-text";
import type { PersonInGroup } from "./group-people.ts";
import { groupText } from "./group-text.ts";

export interface PeopleCardProps {
  readonly people: readonly PersonInGroup[];
  readonly timezone: string;
  /** Its people may still choose. */
  readonly isOpen: boolean;
  /** The host takes people and lines out while it collects. */
  readonly onRemove?: ((participantId: string) => void) | undefined;
  readonly onRemoveLine?: ((lineId: string) => void) | undefined;
}

/** Everybody with label, state, lines and sum. */
export function PeopleCard({ people, ...rest }: PeopleCardProps): ReactElement {
  const done = people.filter(({ isDone }) => isDone).length;
  const example = people.find(({ isHost }) => !isHost) ?? people[0];
  return (
    <section className="order-card grid gap-4" aria-labelledby="mit-dabei">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="mit-dabei" className="text-h3">
          {groupText.people(people.length)}
        </h2>
        {done > 0 && <StatusPill ground="tinted">{groupText.doneCount(done)}</StatusPill>}
      </div>
      <ul className="grid gap-2">
        {people.map((person) => (
          <Person key={person.id} person={person} {...rest} />
        ))}
      </ul>
      {example && (
        <p className="flex items-center gap-3 rounded-lg bg-sunken px-4 py-3 text-meta">
          <TagIcon size={20} className="flex-none" />
          {groupText.labels(example.name)}
        </p>
      )}
    </section>
  );
}

function Person({
  person,
  timezone,
  isOpen,
  onRemove,
  onRemoveLine,
}: Omit<PeopleCardProps, "people"> & { readonly person: PersonInGroup }): ReactElement {
  const [asks, setAsks] = useState(false);
  const { id, name, isHost, isMe, isDone, lines, sumCents, joinedAt, lost } = person;
  const facts = [
    ...(isMe ? [groupText.you] : []),
    ...(isHost ? [groupText.host] : [groupText.joined(formatClock(joinedAt, timezone))]),
  ];
  return (
    <li className={`rounded-lg border border-line p-4 ${isMe ? "bg-tint" : ""}`}>
      <div className="flex items-start gap-3">
        <span aria-hidden className="grid size-10 flex-none place-items-center rounded-lg bg-sunken font-bold">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <p className="min-w-0 flex-1">
          <b className="block break-words">{name}</b>
          <span className="text-meta text-ink-2">{facts.join(", ")}</span>
        </p>
        <p className="text-end">
          <b className="block whitespace-nowrap">{formatMoney(sumCents)}</b>
          <span className="text-meta text-ink-2">{isDone ? groupText.done : isOpen ? groupText.choosing : ""}</span>
        </p>
      </div>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1 sm:ps-13">
          {lines.map((line) => (
            <li key={line.lineId} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">
                {line.qty} × {line.name}
                {lineDetails(line) !== "" && <small className="block text-meta text-ink-2">{lineDetails(line)}</small>}
              </span>
              <span className="whitespace-nowrap">{formatMoney(line.totalCents)}</span>
              {onRemoveLine && !isMe && (
                <IconButton label={groupText.removeLine(line.name, name)} onClick={() => onRemoveLine(line.lineId)}>
                  <XIcon size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {lost > 0 && <p className="mt-2 text-meta font-bold text-danger-ink">{groupText.lost}</p>}
      {onRemove && !isHost && (
        <div className="mt-2 flex flex-wrap items-center gap-2 sm:ps-13">
          {asks ? (
            <>
              <p className="w-full text-meta">{groupText.removeAsk(name)}</p>
              <Button size="small" look="outline" onClick={() => onRemove(id)}>
                {groupText.remove}
              </Button>
              <Button size="small" look="quiet" onClick={() => setAsks(false)}>
                {groupText.keep}
              </Button>
            </>
          ) : (
            <button
              type="button"
              className="link min-h-11"
              aria-label={groupText.removeName(name)}
              onClick={() => setAsks(true)}
            >
              {groupText.remove}
            </button>
          )}
        </div>
      )}
    </li>
  );
}
