import { join } from "node:path";
import { expect, it } from "vitest";
import { secretsOf } from "@lokalkorb/configuration/names";
import { root } from "../stack/root.ts";
import { listFunctions, secretProblems } from "./check-functions.ts";
import { hostFunctions } from "./host-functions.ts";

it("D-3.18 the built functions are found and served as the host does, and name the secrets that the table names", async () => {
  const bundle = join(root, "functions/dist");
  const listed = await listFunctions(bundle);
  expect(listed.length).toBeGreaterThan(40);
  expect(secretProblems(listed, secretsOf("functions"))).toEqual([]);
  await hostFunctions(bundle, listed.length);
}, 60_000);
