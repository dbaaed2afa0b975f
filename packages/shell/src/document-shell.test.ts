import { expect, it } from "vitest";
import { scriptJson } from "./document-shell.tsx";

it("S-P16 what search engines read says what it is given, and ends no element of the page", () => {
  const data = { name: "Hof </script><script>alert(1)</script><!--" };
  expect(scriptJson(data)).not.toContain("<");
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
