import { expect, test } from "vitest";
import { dayMs } from "../../kernel/time/instant.ts";
import { agreesWithin, returnedItems, waitAfterAsking, waitsFor } from "./restock-wait.ts";

const now = 1_000 * dayMs;
const ask = { isProved: false, now, token: "new" };

test("S-C9 what leaves the list of sold-out items is back, and nothing else", () => {
  expect(returnedItems({ soldOutItemIds: ["a", "b"] }, { soldOutItemIds: ["b", "c"] })).toEqual(["a"]);
  expect(returnedItems({ soldOutItemIds: [] }, { soldOutItemIds: ["a"] })).toEqual([]);
});

test("S-C9 a typed address waits for its mailbox, a proved one is on the list at once", () => {
  expect(waitAfterAsking(null, ask)).toEqual({
    state: "asked",
    token: "new",
    askedAt: now,
    expiresAt: now + agreesWithin,
  });
  expect(waitAfterAsking(null, { ...ask, isProved: true })).toMatchObject({
    state: "waiting",
    expiresAt: now + waitsFor,
  });
});

test("S-C9 who asks again keeps place, way out and time", () => {
  const asked = waitAfterAsking(null, ask);
  const again = { ...ask, now: now + dayMs, token: "other" };
  expect(waitAfterAsking(asked, again)).toEqual(asked);
  const waiting = waitAfterAsking(asked, { ...again, isProved: true });
  expect(waiting).toEqual({ state: "waiting", token: "new", askedAt: now, expiresAt: now + dayMs + waitsFor });
  expect(waitAfterAsking(waiting, { ...again, now: now + 2 * dayMs })).toEqual(waiting);
});

test("S-C9 a wait that is over begins anew, although the database has not taken it away yet", () => {
  const asked = waitAfterAsking(null, ask);
  const late = { ...ask, now: asked.expiresAt, token: "other" };
  expect(waitAfterAsking(asked, late)).toMatchObject({ token: "other", askedAt: late.now });
});
