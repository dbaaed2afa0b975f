import { expect, test } from "vitest";
import type { Database, RulesWorld } from "./rules-world.ts";
import type { Caller } from "./callers.ts";
import { passagesOf } from "./passages-of.ts";

/** A forbidden act that a caller could try. */
export interface Attack {
  readonly title: string;
  readonly as: Caller;
  readonly attempt: (database: Database) => Promise<unknown>;
}

/** Whichever gets through is named. */
export function proveAttacks(world: () => RulesWorld, title: string, attacks: readonly Attack[]): void {
  test(title, async () => {
    const attempts = attacks.map(
      ({ as, title: what, attempt }) => [`${as}: ${what}`, () => attempt(world().as(as))] as const,
    );
    expect(await passagesOf(attempts)).toEqual([]);
  });
}

/** The same attempts by several, each with its title. */
export const asEach = (
  who: readonly Caller[],
  attempts: Readonly<Record<string, Attack["attempt"]>>,
): readonly Attack[] =>
  who.flatMap((as) => Object.entries(attempts).map(([title, attempt]) => ({ title, as, attempt })));
