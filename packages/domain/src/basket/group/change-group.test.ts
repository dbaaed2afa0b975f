import { describe, expect, it } from "vitest";
import { aBasketLine, aMoment } from "../../testing/builders.ts";
import { minuteMs } from "../../kernel/time/instant.ts";
import { must } from "../../kernel/invariant.ts";
import { changeGroup, mostLinesEach, type GroupChange } from "./change-group.ts";
import type { Group } from "./group-fields.ts";
import { linesOf, ownLines } from "./group-lines.ts";
import { groupEnd, longestGroupMs, shortestGroupMs } from "./group-times.ts";
import { joinGroup, mostParticipants, newGroup } from "./join-group.ts";

const closesAt = aMoment + 60 * minuteMs;
const started = (changes: Partial<Group> = {}): Group => ({
  ...newGroup(
    {
      storefrontId: "s1",
      menuVersion: 1,
      maxLines: 30,
      hostUid: "host",
      name: " Empfang ",
      lines: { l1: aBasketLine() },
      closesAt,
    },
    aMoment,
  ),
  ...changes,
});

function joined(group: Group, uid: string, name: string, now = aMoment): Group {
  const answer = joinGroup(group, { uid, name }, now);
  if (!answer.ok) throw new Error(answer.refusal.type);
  const { participantId: _id, ...patch } = answer.value;
  return { ...group, ...patch };
}

function changed(group: Group, uid: string, change: GroupChange, now = aMoment): Group {
  const answer = changeGroup(group, uid, change, now);
  if (!answer.ok) throw new Error(answer.refusal.type);
  return { ...group, ...answer.value };
}

function refusal(group: Group, uid: string, change: GroupChange, now = aMoment) {
  const answer = changeGroup(group, uid, change, now);
  return answer.ok ? null : answer.refusal;
}

const choose = (...refIds: readonly string[]): GroupChange => ({
  kind: "choose",
  lines: Object.fromEntries(refIds.map((refId, position) => [`l${position}`, aBasketLine({ refId, position })])),
  isDone: true,
});

const two = () => joined(started(), "guest", "Werkbank");
const namesOf = ({ participants }: Group) => participants.map(({ name }) => name);
const goodsOf = (group: Group, participantId: string) =>
  Object.values(linesOf(group.lines, participantId)).map(({ refId }) => refId);

describe("S-C16 joining", () => {
  it("makes the host the first participant, and what was in the basket the host's part", () => {
    const group = started();
    expect(group).toMatchObject({ state: "collecting", uids: ["host"], seats: 1 });
    expect(namesOf(group)).toEqual(["Empfang"]);
    expect(goodsOf(group, "p1")).toEqual(["bread"]);
  });

  it("gives each label once, whatever its case, and keeps one's own", () => {
    const group = joined(joined(two(), "b", "werkbank"), "c", "Werkbank");
    expect(namesOf(group)).toEqual(["Empfang", "Werkbank", "werkbank 2", "Werkbank 3"]);
    expect(namesOf(joined(group, "b", "Lager"))).toEqual(["Empfang", "Werkbank", "Lager", "Werkbank 3"]);
    expect(joined(group, "b", "Lager")).toMatchObject({ seats: group.seats, uids: group.uids });
  });

  it("never gives a place a second time", () => {
    const left = changed(two(), "guest", { kind: "leave" });
    expect(joined(left, "other", "Lager").participants.map(({ id }) => id)).toEqual(["p1", "p3"]);
  });

  it("refuses who was taken out, who is too late and who is one too many", () => {
    const without = changed(two(), "host", { kind: "removePerson", participantId: "p2" });
    const join = (group: Group, uid: string, now = aMoment) => {
      const answer = joinGroup(group, { uid, name: "Lager" }, now);
      return answer.ok ? null : answer.refusal;
    };
    expect(join(without, "guest")).toEqual({ type: "not-allowed" });
    expect(join(two(), "late", closesAt)).toEqual({ type: "group-closed", state: "collecting" });
    expect(join(started({ state: "closed" }), "late")).toEqual({ type: "group-closed", state: "closed" });
    let full = started();
    for (let number = 1; number < mostParticipants; number += 1) full = joined(full, `u${number}`, "Gast");
    expect(join(full, "more")).toEqual({ type: "group-full", max: mostParticipants });
    expect(join(full, "u1")).toBeNull();
  });
});

describe("S-C16 choosing", () => {
  it("changes own lines alone", () => {
    const group = changed(two(), "guest", choose("bread", "butter"));
    expect(goodsOf(group, "p1")).toEqual(["bread"]);
    expect(goodsOf(group, "p2")).toEqual(["bread", "butter"]);
    expect(group.participants.map(({ isDone }) => isDone)).toEqual([false, true]);
    expect(goodsOf(changed(group, "guest", choose()), "p2")).toEqual([]);
  });

  it("puts the same goods of one person together, and takes no line for another one", () => {
    const line = aBasketLine({ qty: 2, participantId: "p1" });
    const own = Object.values(ownLines("p2", { a: line, b: line }));
    expect(own).toMatchObject([{ qty: 4, participantId: "p2" }]);
  });

  it("refuses strangers, and everything that comes too late", () => {
    expect(refusal(two(), "stranger", choose())).toEqual({ type: "not-found" });
    const late = { type: "group-closed", state: "collecting" };
    expect(refusal(two(), "guest", choose(), closesAt)).toEqual(late);
    expect(refusal(two(), "guest", { kind: "leave" }, closesAt)).toEqual(late);
    const closed = changed(two(), "host", { kind: "close" });
    expect(refusal(closed, "guest", choose())).toEqual({ type: "group-closed", state: "closed" });
    expect(refusal(closed, "host", choose())).toEqual({ type: "group-closed", state: "closed" });
    const ended = changed(closed, "host", { kind: "end" });
    expect(refusal(ended, "host", { kind: "close" })).toEqual({ type: "group-closed", state: "ended" });
  });

  it("bounds the lines of one and of all, but lets a group take some out that is too large", () => {
    const many = (count: number) => choose(...Array.from({ length: count }, (_, number) => `i${number}`));
    expect(refusal(two(), "guest", many(mostLinesEach + 1))).toMatchObject({ maxLines: mostLinesEach });
    const small = { ...two(), maxLines: 3 };
    expect(refusal(small, "guest", many(3))).toEqual({ type: "basket-too-large", maxLines: 3 });
    const grown = { ...changed(two(), "guest", many(6)), maxLines: 3 };
    expect(refusal(grown, "guest", many(5))).toBeNull();
  });
});

describe("S-C16 the host", () => {
  it("alone takes out people and lines, moves the end, closes and ends", () => {
    const others: readonly GroupChange[] = [
      { kind: "removePerson", participantId: "p1" },
      { kind: "removeLine", lineId: "l1" },
      { kind: "extend", closesAt },
      { kind: "close" },
      { kind: "reopen", closesAt },
      { kind: "end" },
    ];
    for (const change of others) expect(refusal(two(), "guest", change)).toEqual({ type: "not-allowed" });
    const group = changed(two(), "guest", choose("butter"));
    const [lineId] = Object.keys(linesOf(group.lines, "p2"));
    expect(goodsOf(changed(group, "host", { kind: "removeLine", lineId: must(lineId, "line") }), "p2")).toEqual([]);
    const without = changed(group, "host", { kind: "removePerson", participantId: "p2" });
    expect(without).toMatchObject({ uids: ["host"], removedUids: ["guest"] });
    expect(goodsOf(without, "p2")).toEqual([]);
    expect(changeGroup(without, "host", { kind: "removePerson", participantId: "p2" }, aMoment)).toMatchObject({
      value: {},
    });
  });

  it("neither leaves nor is taken out: a group has one to pay", () => {
    expect(refusal(two(), "host", { kind: "leave" })).toEqual({ type: "not-allowed" });
    expect(refusal(two(), "host", { kind: "removePerson", participantId: "p1" })).toEqual({ type: "not-allowed" });
  });

  it("closes what has goods, once, also after its time, and opens it again", () => {
    expect(refusal({ ...two(), lines: {} }, "host", { kind: "close" })).toEqual({ type: "basket-empty" });
    const closed = changed(two(), "host", { kind: "close" }, closesAt);
    expect(closed.state).toBe("closed");
    expect(changed(closed, "host", { kind: "close" })).toEqual(closed);
    for (const change of [
      { kind: "removePerson", participantId: "p2" },
      { kind: "removeLine", lineId: "l1" },
      { kind: "extend", closesAt },
    ] as const)
      expect(refusal(closed, "host", change)).toEqual({ type: "group-closed", state: "closed" });
    const open = changed(closed, "host", { kind: "reopen", closesAt: closesAt + minuteMs }, closesAt);
    expect(open).toMatchObject({ state: "collecting", closesAt: closesAt + shortestGroupMs });
    expect(changed(open, "host", { kind: "reopen", closesAt })).toEqual(open);
  });

  it("leaves out at the checkout what cannot be had, and never all of it", () => {
    const closed = changed(changed(two(), "guest", choose("butter")), "host", { kind: "close" });
    const own = Object.keys(linesOf(closed.lines, "p1"));
    const kept = changed(closed, "host", { kind: "keep", lineIds: own });
    expect(Object.keys(kept.lines)).toEqual(own);
    expect(changed(closed, "host", { kind: "keep", lineIds: Object.keys(closed.lines) })).toEqual(closed);
    expect(refusal(closed, "host", { kind: "keep", lineIds: [] })).toEqual({ type: "basket-empty" });
    expect(refusal(closed, "guest", { kind: "keep", lineIds: own })).toEqual({ type: "not-allowed" });
    expect(refusal(two(), "host", { kind: "keep", lineIds: own })).toEqual({
      type: "group-closed",
      state: "collecting",
    });
  });

  it("moves the end within what is sensible", () => {
    expect(changed(two(), "host", { kind: "extend", closesAt: closesAt + minuteMs }).closesAt).toBe(
      closesAt + minuteMs,
    );
    expect(groupEnd(0, aMoment)).toBe(aMoment + shortestGroupMs);
    expect(groupEnd(Infinity, aMoment)).toBe(aMoment + longestGroupMs);
  });

  it("GDP-04 leaves no lines behind when it ends without an order", () => {
    const ended = changed(two(), "host", { kind: "end" });
    expect(ended).toMatchObject({ state: "ended", lines: {} });
    expect(ended.expiresAt).toBeLessThanOrEqual(two().expiresAt);
  });
});
