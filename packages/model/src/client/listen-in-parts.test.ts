import { expect, test } from "vitest";
import type { SourceListener, StoredDocument, Timers } from "../cache/ports.ts";
import { listenInParts, type IdRange } from "./listen-in-parts.ts";

const letters = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

/** Ids as they are generated: spread evenly over all there could be. */
const spreadIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const place = Math.floor((index / count) * letters.length ** 3);
    const digits = [place / letters.length ** 2, (place / letters.length) % letters.length, place % letters.length];
    return digits.map((digit) => letters.charAt(Math.floor(digit))).join("");
  });

const atOnce: Timers = {
  after: (_, run) => {
    run();
    return () => undefined;
  },
};

const lies = (id: string, { from, before }: IdRange): boolean =>
  (from === null || id >= from) && (before === null || id < before);

interface Part {
  readonly range: IdRange;
  readonly listener: SourceListener<readonly StoredDocument[]>;
  open: boolean;
}

/** A server that answers when it is told to. */
function startServer(ids: readonly string[], timers = atOnce) {
  const parts: Part[] = [];
  const told: string[][] = [];
  const failures: unknown[] = [];
  const documentsOf = ({ range }: Part): StoredDocument[] =>
    ids.filter((id) => lies(id, range)).map((id) => ({ path: `orders/${id}`, fields: {} }));
  const stop = listenInParts(
    (range, listener) => {
      const part: Part = { range, listener, open: true };
      parts.push(part);
      return () => (part.open = false);
    },
    {
      next: (documents) => told.push(documents.map(({ path }) => path.slice("orders/".length))),
      fail: (failure) => failures.push(failure),
    },
    timers,
  );
  const answerAll = (): number[] => {
    const sizes: number[] = [];
    for (let index = 0; index < parts.length; index += 1) {
      const part = parts[index];
      if (part === undefined) break;
      const documents = documentsOf(part);
      sizes.push(documents.length);
      part.listener.next(documents);
    }
    return sizes;
  };
  return { parts, told, failures, stop, answerAll };
}

test.each([0, 1, 10, 100, 1_000, 10_000])("tells %i documents once all parts are known, each of them once", (count) => {
  const ids = spreadIds(count);
  const { told, answerAll } = startServer(ids);
  answerAll();
  expect(told).toEqual([ids]);
});

test("a short list takes few parts, a long one many short ones", () => {
  expect(startServer(spreadIds(10)).answerAll().length).toBeLessThanOrEqual(3);
  const sizes = startServer(spreadIds(1_000)).answerAll();
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
  expect(sizes.length).toBeLessThan(50);
  expect(startServer(spreadIds(20_000)).answerAll().length).toBeLessThan(70);
});

test("ids that all begin alike are complete, too", () => {
  const ids = Array.from({ length: 100 }, (_, index) => `demo-hofladen-${String(index).padStart(3, "0")}`);
  const { told, answerAll } = startServer(ids);
  answerAll();
  expect(told).toEqual([ids]);
});

test("one part is asked for after the other, and later changes of each are told at once", () => {
  const { parts, told } = startServer([]);
  const document = (id: string): StoredDocument => ({ path: `orders/${id}`, fields: {} });
  expect(parts).toHaveLength(1);
  parts[0]?.listener.next([document("-1")]);
  expect(parts).toHaveLength(2);
  parts[0]?.listener.next([document("-1"), document("-2")]);
  expect(told).toEqual([]);
  for (let index = 1; index < parts.length; index += 1) parts[index]?.listener.next([]);
  expect(told).toEqual([["-1", "-2"]]);
  parts.at(-1)?.listener.next([document("z")]);
  expect(told.at(-1)).toEqual(["-1", "-2", "z"]);
});

test("parts that came are handed on while the others are still missing", () => {
  const parts: SourceListener<readonly StoredDocument[]>[] = [];
  const story: string[] = [];
  const say = (what: string) => (documents: readonly StoredDocument[]) =>
    void story.push(`${what} ${documents.map(({ path }) => path).join(" ")}`);
  listenInParts(
    (_, listener) => {
      parts.push(listener);
      return () => undefined;
    },
    { next: say("all"), ahead: say("ahead"), fail: () => undefined },
    atOnce,
  );
  parts[0]?.next([{ path: "-", fields: {} }]);
  for (let index = 1; index < parts.length; index += 1) parts[index]?.next([{ path: String(index), fields: {} }]);
  expect(story[0]).toBe("ahead -");
  expect(story.at(-1)).toBe(
    `all - ${parts
      .slice(1)
      .map((_, index) => index + 1)
      .join(" ")}`,
  );
});

test("a part that fails ends all of them, and is told once", () => {
  const { parts, told, failures } = startServer([]);
  parts[0]?.listener.next([]);
  parts[1]?.listener.fail({ type: "denied", cause: "rules" });
  parts[0]?.listener.fail({ type: "denied", cause: "rules" });
  parts[0]?.listener.next([]);
  expect(failures).toHaveLength(1);
  expect(told).toEqual([]);
  expect(parts.some(({ open }) => open)).toBe(false);
});

test("who leaves is not asked for anything more", () => {
  const { parts, told, stop } = startServer([]);
  stop();
  parts[0]?.listener.next([]);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.open).toBe(false);
  expect(told).toEqual([]);
});

test("changes of several parts in one go are told once, and none after leaving", () => {
  const waiting: (() => void)[] = [];
  const settle = (): void => {
    for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) run();
  };
  const later: Timers = { after: (_, run) => (waiting.push(run), () => undefined) };
  const { parts, told, stop } = startServer([], later);
  const document = (id: string): StoredDocument => ({ path: `orders/${id}`, fields: {} });
  for (let index = 0; index < parts.length; index += 1) {
    parts[index]?.listener.next([]);
    settle();
  }
  expect(told).toEqual([[]]);
  parts[0]?.listener.next([document("-1")]);
  parts.at(-1)?.listener.next([document("z")]);
  settle();
  expect(told).toEqual([[], ["-1", "z"]]);
  parts[0]?.listener.next([]);
  stop();
  settle();
  expect(told).toHaveLength(2);
});
