import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LockTable, type LockMode, type LockOwner } from "./lock-table.ts";

function owner(yields = false): LockOwner & { hasYielded: boolean } {
  return {
    held: new Map<string, LockMode>(),
    hasYielded: false,
    yieldLocks() {
      this.hasYielded = yields;
      return yields;
    },
  };
}

describe("locks", () => {
  test("are granted at once when free or shared, in order of arrival otherwise", async () => {
    const locks = new LockTable(5000);
    const [a, b, c, d] = [owner(), owner(), owner(), owner()];
    const order: string[] = [];
    expect(locks.acquire("k", "shared", a)).toBeUndefined();
    expect(locks.acquire("k", "shared", b)).toBeUndefined();
    const third = locks.acquire("k", "exclusive", c)?.then(() => order.push("c"));
    // Behind the waiting writer, so that readers cannot starve it.
    const fourth = locks.acquire("k", "shared", d)?.then(() => order.push("d"));
    locks.release(a);
    expect(c.held.size).toBe(0);
    locks.release(b);
    await third;
    expect(order).toEqual(["c"]);
    locks.release(c);
    await fourth;
    locks.release(d);
    expect(locks.isEmpty).toBe(true);
  });

  test("two readers that both want to write: the second is told of the deadlock at once", async () => {
    const locks = new LockTable(5000);
    const [a, b] = [owner(), owner()];
    void locks.acquire("k", "shared", a);
    void locks.acquire("k", "shared", b);
    const first = locks.acquire("k", "exclusive", a);
    await expect(locks.acquire("k", "exclusive", b)).rejects.toMatchObject({ status: "ABORTED" });
    locks.release(b);
    await first;
    expect(a.held.get("k")).toBe("exclusive");
  });

  test("a circle over several keys is a deadlock", async () => {
    const locks = new LockTable(5000);
    const owners = [owner(), owner(), owner()] as const;
    for (const [at, each] of owners.entries()) void locks.acquire(`k${at}`, "exclusive", each);
    const first = locks.acquire("k1", "exclusive", owners[0]);
    const second = locks.acquire("k2", "exclusive", owners[1]);
    await expect(locks.acquire("k0", "exclusive", owners[2])).rejects.toMatchObject({ status: "ABORTED" });
    locks.release(owners[2]);
    await second;
    locks.release(owners[1]);
    await first;
  });

  test("waiting ends: idle holders are asked to yield, others keep their locks", async () => {
    const locks = new LockTable(10);
    const holder = owner();
    void locks.acquire("k", "exclusive", holder);
    await expect(locks.acquire("k", "shared", owner())).rejects.toMatchObject({ status: "ABORTED" });
    const idle: LockOwner = {
      held: new Map<string, LockMode>(),
      yieldLocks() {
        locks.release(idle);
        return true;
      },
    };
    locks.release(holder);
    void locks.acquire("k", "exclusive", idle);
    await locks.acquire("k", "exclusive", owner());
    expect(idle.held.size).toBe(0);
  });

  test("who is gone waits no more", async () => {
    const locks = new LockTable(5000);
    const [a, b, c] = [owner(), owner(), owner()];
    void locks.acquire("k", "exclusive", a);
    const gone = locks.acquire("k", "exclusive", b);
    const next = locks.acquire("k", "exclusive", c);
    locks.release(b);
    await expect(gone).rejects.toMatchObject({ status: "ABORTED" });
    locks.release(a);
    await next;
    expect(c.held.get("k")).toBe("exclusive");
  });

  test("in any history no two hold what excludes each other, and nobody is forgotten", async () => {
    const step = fc.record({
      who: fc.nat(4),
      key: fc.constantFrom("x", "y"),
      mode: fc.constantFrom<LockMode>("shared", "exclusive"),
      release: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const locks = new LockTable(60_000);
        const owners = Array.from({ length: 5 }, () => owner());
        const waits: Promise<unknown>[] = [];
        for (const { who, key, mode, release } of steps) {
          const each = owners[who] as LockOwner;
          if (release) locks.release(each);
          else waits.push(Promise.resolve(locks.acquire(key, mode, each)).catch(() => {}));
          await Promise.resolve();
          for (const held of ["x", "y"]) {
            const modes = owners.map((one) => one.held.get(held)).filter((one) => one !== undefined);
            expect(modes.length <= 1 || !modes.includes("exclusive")).toBe(true);
          }
        }
        for (let round = 0; round < owners.length; round++) for (const each of owners) locks.release(each);
        await Promise.all(waits);
        for (const each of owners) locks.release(each);
        expect(locks.isEmpty).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
