import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findProofs } from "../facts/find-proofs.ts";
import { root } from "../stack/root.ts";
import { attackIds, onSecurityPage } from "./attacks.ts";

it("every attack has a test whose title begins with its id, or a sentence on the page about security", () => {
  const proofs = findProofs(root);
  const said = onSecurityPage(readFileSync(join(root, "docs/security.md"), "utf8"));
  expect(attackIds.filter((id) => !proofs.has(id) && !said.has(id))).toEqual([]);
});
