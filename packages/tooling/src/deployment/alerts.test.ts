import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../stack/root.ts";

const code = globSync("functions/src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("\n");

it.each(globSync("docs/operations/alerts/*.json", { cwd: root }))(
  "D-11.4 %s waits for words that are written",
  (file) => {
    const rule = JSON.parse(readFileSync(join(root, file), "utf8")) as {
      conditions: readonly { conditionMatchedLog: { filter: string } }[];
    };
    const words = rule.conditions.flatMap(({ conditionMatchedLog: { filter } }) =>
      [...filter.matchAll(/jsonPayload\.message="([^"]+)"/g)].map(([, message = ""]) => message),
    );
    expect(words.length).toBeGreaterThan(0);
    for (const message of words) expect(code).toContain(`"${message}"`);
  },
);
