import { expect, it } from "vitest";
import { countdown, isOrdered, sharesOfPerson } from "./group-shares.ts";

const share = (participantId: string, cents: number, state: "open" | "takenOver" | "paid") => ({ participantId, cents, state }); // prettier-ignore

it("S-C16 asks each for the own part, and the host also for what is open", () => {
  const shares = [share("p1", 500, "open"), share("p2", 700, "open"), share("p3", 900, "paid")];
  const host = { participantId: "p1", isHost: true };
  expect(sharesOfPerson(shares, host)).toEqual({ own: "open", ownCents: 500, restCents: 1200 });
  expect(sharesOfPerson(shares, { participantId: "p2", isHost: false })).toEqual({ own: "open", ownCents: 700, restCents: null }); // prettier-ignore
  expect(sharesOfPerson(shares, { participantId: "p3", isHost: false })).toMatchObject({ own: "paid", ownCents: null });
  // Who has no goods has no part.
  expect(sharesOfPerson(shares, { participantId: "p4", isHost: false })).toEqual({ own: null, ownCents: null, restCents: null }); // prettier-ignore
  const lastOwn = [share("p1", 500, "open"), share("p2", 700, "paid")];
  expect(sharesOfPerson(lastOwn, host)).toMatchObject({ ownCents: 500, restCents: null });
  const taken = [share("p1", 500, "takenOver"), share("p2", 700, "takenOver")];
  expect(sharesOfPerson(taken, host)).toMatchObject({ ownCents: null, restCents: 1200 });
  expect(sharesOfPerson(taken, { participantId: "p2", isHost: false })).toMatchObject({
    ownCents: null,
    own: "takenOver",
  });
});

it("S-C16 is no order before all parts are paid, and none when they were not", () => {
  expect([null, { status: "pendingPayment" } as const, { status: "expired" } as const].map(isOrdered)).toEqual([false, false, false]); // prettier-ignore
  expect(isOrdered({ status: "placed" })).toBe(true);
  expect([countdown(60_000), countdown(59_001), countdown(-5)]).toEqual(["1:00", "1:00", "0:00"]);
});
