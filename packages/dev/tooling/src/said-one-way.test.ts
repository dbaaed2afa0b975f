import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./stack/root.ts";

/** One word for one thing on every screen and in every mail; these are the others. */
const saidOtherwise: readonly (readonly [finding: string, words: RegExp, where: RegExp])[] = [
  ["S-W15", /Warenkorb/, /^(?:apps|packages|functions)\//],
  ["S-W18", /zugesagt|Zugesagt:/, /^(?:apps|functions)\//],
  ["S-W19", /vorgemerkt/, /^(?:apps|functions)\//],
  ["S-W20", /label: "Waren"|items: "Waren"/, /^(?:apps|functions)\//],
  ["S-W21", /Die nennst du beim/, /^functions\//],
  ["S-W22", /\bEinh\./, /^apps\/console\//],
];

it("S-W15 S-W18 S-W19 S-W20 S-W21 S-W22 one thing is called by one word everywhere", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /^(?:apps|packages|functions)\//.test(file) && !/\.(?:test|spec)\.tsx?$|\/dev\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return saidOtherwise.flatMap(([finding, words, where]) =>
      where.test(file) && words.test(text) ? [`${finding} ${words.exec(text)?.[0] ?? ""} in ${file}`] : [],
    );
  });
  expect(found).toEqual([]);
});
