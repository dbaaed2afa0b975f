import type { SourceListener, StoredDocument, Timers } from "../cache/ports.ts";

/** Documents whose id is not before `from` and before `before`; null is the end of all ids. */
export interface IdRange {
  readonly from: string | null;
  readonly before: string | null;
}

export type ListenToRange = (range: IdRange, listener: SourceListener<readonly StoredDocument[]>) => () => void;

/** The letters of generated ids in the order in which the database sorts them. */
const letters = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
/** Places between which ids are divided: as many as there are pairs of letters. */
const places = letters.length ** 2;
/** However many there are, no more parts than these: each is a subscription of its own. */
const shortestPart = places / 64;
/** The first part is a guess at how many there are. */
const firstPart = places / 32;
/** As many documents as an SDK takes in without holding up the page of a slow device, more or less. */
const wanted = 24;

/**
 * Listens to a list of any length as to several short ones, one after the other, because an SDK takes in what it is
 * sent at once in one go: a thousand orders would hold up the page for seconds. Each document lies in exactly one
 * part for ever, so nothing is missed or doubled when it changes. A short list is two parts. Nothing is told before
 * all parts are known, and changes of several parts at once are told once.
 */
export function listenInParts(
  listenTo: ListenToRange,
  listener: SourceListener<readonly StoredDocument[]>,
  timers: Timers,
): () => void {
  const parts: (readonly StoredDocument[])[] = [];
  const stops: (() => void)[] = [];
  let isOver = false;
  let isComplete = false;
  let isTelling = false;
  const stop = (): void => {
    isOver = true;
    for (const leave of stops.splice(0)) leave();
  };
  const tell = (): void => {
    if (isTelling || !isComplete) return;
    isTelling = true;
    timers.after(0, () => {
      isTelling = false;
      if (!isOver) listener.next(parts.flat());
    });
  };
  const open = (from: number, to: number): void => {
    const index = parts.push([]) - 1;
    let isReturning = false;
    const leave = listenTo(
      { from: idAt(from), before: idAt(to) },
      {
        next: (documents) => {
          if (isOver) return;
          parts[index] = documents;
          if (!isReturning) {
            isReturning = true;
            if (to < places) {
              const end = nextEnd(to, parts.flat().length);
              // In a task of its own, since the SDK has just spent one on taking in this part.
              timers.after(0, () => {
                if (!isOver) open(to, end);
              });
              return listener.ahead?.(documents);
            }
            isComplete = true;
          }
          tell();
        },
        fail: (failure) => {
          if (isOver) return;
          stop();
          listener.fail(failure);
        },
      },
    );
    if (isOver) leave();
    else stops.push(leave);
  };
  open(0, firstPart);
  return stop;
}

/** Where the next part ends, from how many documents lay before it. In steps of two, so that many screens ask the same. */
function nextEnd(from: number, found: number): number {
  const each = (found + 1) / from;
  const rest = places - from;
  if (rest * each <= wanted * 1.5) return places;
  return from + Math.min(rest, Math.max(shortestPart, 2 ** Math.round(Math.log2(wanted / each))));
}

function idAt(place: number): string | null {
  if (place === 0 || place >= places) return null;
  const second = place % letters.length;
  return `${letters.charAt((place - second) / letters.length)}${letters.charAt(second)}`;
}
