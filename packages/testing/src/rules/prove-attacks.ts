import { assertFails } from "@firebase/rules-unit-testing";
import { test } from "vitest";
import type { Database, RulesWorld } from "./rules-world.ts";
import type { Caller } from "./callers.ts";

/** Something that somebody could try and nobody may do. */
export interface Attack {
  readonly title: string;
  readonly as: Caller;
  readonly attempt: (database: Database) => Promise<unknown>;
}

/** Attacks of one test go side by side; whichever gets through is named. */
export const proveAttacks = (world: () => RulesWorld, title: string, attacks: readonly Attack[]): void => {
  test(title, async () => {
    const outcomes = await Promise.allSettled(attacks.map(({ as, attempt }) => assertFails(attempt(world().as(as)))));
    const through = attacks.filter((_attack, index) => outcomes[index]?.status === "rejected");
    if (through.length > 0)
      throw new Error(`not denied: ${through.map(({ as, title }) => `${as}: ${title}`).join("; ")}`);
  });
};

/** The same attempt by several. */
export const asEach = (who: readonly Caller[], title: string, attempt: Attack["attempt"]): readonly Attack[] =>
  who.map((as) => ({ title, as, attempt }));
