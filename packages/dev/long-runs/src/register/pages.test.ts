import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "@lokalkorb/tooling/stack/root.ts";
import { registeredRuns } from "./registered-runs.ts";

it.each(registeredRuns.map(({ name }) => name))("D-20.6 the last long run of %s passed", (name) => {
  const page = join(root, `docs/long-runs/${name}.md`);
  expect(existsSync(page) ? readFileSync(page, "utf8") : "no page").toMatch(/^\*\*Passed\*\* on /m);
});
