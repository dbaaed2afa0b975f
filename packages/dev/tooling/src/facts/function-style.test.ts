import { expect, it } from "vitest";
import { readSources } from "./read-sources.ts";

/** Of a module, with a body in braces; `=> value` may stay a constant, since a declaration of it takes two lines more. */
const arrowWithBody =
  /^(?:export )?const (\w+) = (?:async )?(?:<[^()]*>)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?:: [^=]*)? => \{$/gm;

it("functions of modules with a body in braces are declarations", () => {
  expect([..."export const f = async (a: A = b()): Promise<C> => {\n".matchAll(arrowWithBody)]).toHaveLength(1);
  expect([..."const f = (a: A) => wrap(() => {\n".matchAll(arrowWithBody)]).toHaveLength(0);
  const found = readSources("*.ts", "*.tsx", "*.mjs").flatMap(({ file, text }) =>
    [...text.matchAll(arrowWithBody)].map(([, name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
