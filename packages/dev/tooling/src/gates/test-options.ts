import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { Refusal } from "../stack/say.ts";

export interface TestOptions {
  /** Names of gates and groups; none: all of them. */
  readonly only: readonly string[];
  /** The commit since which things changed, `""` for the usual one; undefined: everything runs. */
  readonly changedSince: string | undefined;
  readonly seed: number;
}

/** `--changed` or `--changed=<commit>`; parseArgs knows no option whose value may be left out. */
const changedOption = /^--changed(?:=(.*))?$/;

const mostSeeds = 2 ** 31;

/** The options behind `npm test --`. Without a seed every run has one of its own. */
export function readTestOptions(
  given: readonly string[],
  chance: () => number = () => randomInt(mostSeeds),
): TestOptions {
  const changed = given.findLast((option) => changedOption.test(option));
  const { values, positionals: only } = parseArgs({
    args: given.filter((option) => !changedOption.test(option)),
    options: { seed: { type: "string" } },
    allowPositionals: true,
  });
  if (values.seed !== undefined && !/^\d{1,10}$/.test(values.seed))
    throw new Refusal(`--seed is a whole number: ${values.seed}`);
  return {
    only,
    changedSince: changed === undefined ? undefined : (changedOption.exec(changed)?.[1] ?? ""),
    seed: values.seed === undefined ? chance() : Number(values.seed),
  };
}
