import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Refusal } from "@lokalkorb/domain/ordering/order/refusal";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import type { AllDeps } from "../composition/all-deps.ts";
import { testDeps } from "../composition/testing/test-deps.ts";
import type { Caller } from "./caller.ts";
import { limits, type LimitName } from "./rate-limits.ts";

let test: TestBackend;
let round = 0;

beforeAll(async () => {
  test = await startTestBackend({ functions: false });
});
afterAll(() => test.stop());
beforeEach(() => {
  round += 1;
});

/** Each is what one more instance of the functions would count with. */
const instance = (): AllDeps => testDeps(test);
const caller = (uid: string, ip: string | null = null): Caller => ({ uid: `${uid}-${round}`, isGuest: true, ip });
const takeAll = (name: LimitName, tries: readonly { readonly deps: AllDeps; readonly caller: Caller }[]) =>
  Promise.all(tries.map((one) => one.deps.rateLimits.take(one.deps, name, one.caller)));
const passed = (answers: readonly (Refusal | null)[]): number => answers.filter((one) => one === null).length;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("how often one caller may do something", () => {
  it("ten orders of one account, in a burst as well, and again when the first is ten minutes old", async () => {
    const deps = instance();
    const who = caller("shopper");
    const answers = await takeAll(
      "order",
      times(15).map(() => ({ deps, caller: who })),
    );
    expect(passed(answers)).toBe(limits.order.perUid);
    const now = test.backend.clock.now();
    const refused = await deps.rateLimits.take(deps, "order", who);
    expect(refused).toMatchObject({ type: "rate-limited" });
    expect(refused?.type === "rate-limited" && refused.retryAt - now).toBeGreaterThan(9 * 60_000);
    test.backend.clock.advance(limits.order.window);
    expect(await deps.rateLimits.take(deps, "order", who)).toBeNull();
  });

  it("one request, however often it is sent", async () => {
    const deps = instance();
    const who = caller("impatient");
    const answers = await Promise.all(times(50).map(() => deps.rateLimits.take(deps, "order", who, "the same")));
    expect(passed(answers)).toBe(50);
    for (const index of times(limits.order.perUid - 1))
      expect(await deps.rateLimits.take(deps, "order", who, `another ${index}`)).toBeNull();
    expect(await deps.rateLimits.take(deps, "order", who, "one more")).toMatchObject({ type: "rate-limited" });
  });

  it("sixty changes from one address, however many accounts", async () => {
    const deps = instance();
    const answers = [];
    for (const index of times(70))
      answers.push(await deps.rateLimits.take(deps, "orderChange", caller(`a${index}`, "203.0.113.9")));
    expect(passed(answers)).toBe(limits.orderChange.perIp);
    expect(await deps.rateLimits.take(deps, "orderChange", caller("b", "203.0.113.10"))).toBeNull();
  });

  it("sixty changes from one address, although all say that they are one request", async () => {
    const deps = instance();
    const answers = [];
    for (const index of times(70))
      answers.push(await deps.rateLimits.take(deps, "orderChange", caller(`s${index}`, "203.0.113.12"), "the same"));
    expect(passed(answers)).toBe(limits.orderChange.perIp);
  });

  it("D-13.1 does not stop the shoppers of one mobile network, who all come from one address", async () => {
    const deps = instance();
    const answers = [];
    for (const index of times(100))
      answers.push(await deps.rateLimits.take(deps, "order", caller(`m${index}`, "203.0.113.11")));
    expect(passed(answers)).toBe(100);
    expect(limits.order.perIp).toBeGreaterThanOrEqual(300);
  });

  it("looks without counting, over what this instance and all others know", async () => {
    const [deps, other] = [instance(), instance()];
    const who = caller("looked-at");
    for (const _ of times(limits.order.perUid)) {
      expect(await deps.rateLimits.look(deps, "order", who)).toBeNull();
      expect(await deps.rateLimits.look(deps, "order", who)).toBeNull();
      await deps.rateLimits.take(deps, "order", who);
    }
    expect(await deps.rateLimits.look(deps, "order", who)).toMatchObject({ type: "rate-limited" });
    expect(await other.rateLimits.look(other, "order", who)).toMatchObject({ type: "rate-limited" });
  });

  it("a whole network of addresses is one", async () => {
    const deps = instance();
    const answers = [];
    for (const index of times(40))
      answers.push(
        await deps.rateLimits.take(deps, "wrongToken", caller(`n${index}`, `2001:db8:${round}:1::${index}`)),
      );
    expect(passed(answers)).toBe(limits.wrongToken.perIp);
  });

  it.each<LimitName>(["codeGuess", "wrongToken"])("%s: no more over many instances than over one", async (name) => {
    const who = caller("guesser");
    const answers = await takeAll(
      name,
      times(30).map(() => ({ deps: instance(), caller: who })),
    );
    expect(passed(answers)).toBe(limits[name].perUid);
  });

  it("D-13.2 says once in a window that somebody was refused, and of which limit, and nothing of who", async () => {
    const lines: unknown[] = [];
    const deps = { ...instance(), log: { ...instance().log, warn: (...line: unknown[]) => lines.push(line) } };
    const who = caller("guesser", "203.0.113.78");
    const guess = async (): Promise<void> => {
      for (const _ of times(limits.codeGuess.perUid + 3)) await deps.rateLimits.take(deps, "codeGuess", who);
    };
    await guess();
    expect(await deps.rateLimits.look(deps, "codeGuess", who)).not.toBeNull();
    expect(lines).toEqual([["limit: somebody was refused", { limit: "codeGuess" }]]);
    test.backend.clock.advance(limits.codeGuess.window);
    await guess();
    expect(lines).toHaveLength(2);
  });

  it("what came to nothing does not count", async () => {
    const deps = instance();
    const who = caller("honest", "203.0.113.77");
    for (const _ of times(30)) {
      expect(await deps.rateLimits.take(deps, "codeGuess", who)).toBeNull();
      await deps.rateLimits.restore(deps, "codeGuess", who);
    }
    const other = instance();
    for (const _ of times(limits.codeGuess.perUid))
      expect(await other.rateLimits.take(other, "codeGuess", who)).toBeNull();
    expect(await deps.rateLimits.take(deps, "codeGuess", who)).toMatchObject({ type: "rate-limited" });
  });
});
