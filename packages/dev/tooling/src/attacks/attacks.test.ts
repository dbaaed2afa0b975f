import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findProofs } from "../facts/find-proofs.ts";
import { root } from "../stack/root.ts";
import { attackIds, attackText, onSecurityPage } from "./attacks.ts";

it("every attack has a test whose title begins with its id, or a sentence on the page about security", () => {
  const proofs = findProofs(root);
  const said = onSecurityPage(readFileSync(join(root, "docs/security.md"), "utf8"));
  expect(attackIds.filter((id) => !proofs.has(id) && !said.has(id))).toEqual([]);
});

it("every attack is listed with words", () => {
  const proofs = findProofs(root);
  const page = readFileSync(join(root, "docs/security.md"), "utf8");
  const texts = attackIds.map((id) =>
    attackText(
      id,
      page,
      (proofs.get(id) ?? []).map(({ title }) => title),
    ),
  );
  for (const [index, text] of texts.entries()) expect(text, attackIds[index]).toMatch(/^\p{L}.{15,}/u);
  expect(attackText("X-L12", page, [])).toMatch(/^pnpm stands in/);
  expect(attackText("X-H1", "", ["X-H1 S2 guesses at numbers"])).toBe("guesses at numbers");
});
