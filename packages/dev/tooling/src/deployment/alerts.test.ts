import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../stack/root.ts";

interface Condition {
  readonly conditionMatchedLog?: { readonly filter: string };
  readonly conditionThreshold?: {
    readonly filter: string;
    readonly aggregations: readonly { readonly alignmentPeriod: string }[];
  };
}

const code = globSync("functions/src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

const files = globSync("docs/operations/alerts/*.json", { cwd: root });
const conditionsOf = (file: string): readonly Condition[] =>
  (JSON.parse(readFileSync(join(root, file), "utf8")) as { conditions: readonly Condition[] }).conditions;

/** Entries that Google's own parts write or count; every other rule waits for words of ours. */
const ofThePlatform =
  /resource\.type="(?:cloud_scheduler_job|uptime_url)"|metric\.type="run\.googleapis\.com\/request_count"/;

it.each(files)("D-11.4 %s waits for words that are written", (file) => {
  for (const { conditionMatchedLog, conditionThreshold } of conditionsOf(file)) {
    const filter = (conditionMatchedLog ?? conditionThreshold)?.filter ?? "";
    const words = [...filter.matchAll(/jsonPayload\.message="([^"]+)"/g)].map(([, message = ""]) => message);
    if (!ofThePlatform.test(filter)) expect(words.length).toBeGreaterThan(0);
    for (const message of words) expect(code).toContain(`"${message}"`);
  }
});

it("D-11.4 misses every schedule that does not run, and none that is not due", () => {
  // How often the platform runs it, in seconds, by the name of its service.
  const due = new Map(
    [...code.matchAll(/defineSchedule\(\s*"(\w+)",\s*\{\s*schedule: "every (?:(\d+) minutes|day)/g)].map(
      ([, name = "", minutes]) => [name.toLowerCase(), minutes === undefined ? 86_400 : Number(minutes) * 60],
    ),
  );
  expect(due.size).toBe(code.match(/defineSchedule\(/g)?.length);
  const watched = conditionsOf("docs/operations/alerts/schedule-missing.json").flatMap(({ conditionThreshold }) => {
    const period = Number.parseInt(conditionThreshold?.aggregations[0]?.alignmentPeriod ?? "", 10);
    const names = /service_name=one_of\(([^)]*)\)/.exec(conditionThreshold?.filter ?? "")?.[1] ?? "";
    return [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => ({ name, period }));
  });
  expect(watched.map(({ name }) => name).toSorted()).toEqual([...due.keys()].toSorted());
  for (const { name, period } of watched) expect(period, name).toBeGreaterThan(due.get(name) ?? Infinity);
});

it("D-11.4 every rule stands in the table of the page with what to do", () => {
  const page = readFileSync(join(root, "docs/operations/README.md"), "utf8");
  for (const file of files) expect(page).toContain(`| \`${basename(file)}\` |`);
});
