import { readFileSync } from "node:fs";
import { join } from "node:path";
import { namesReadBy, secretsOf } from "@lokalkorb/configuration/names";
import { expect, it } from "vitest";
import { root } from "../stack/root.ts";
import { secretProblems } from "./check-functions.ts";

it("D-3.18 finds a secret that no function names, and one that nobody would set", () => {
  const listed = [
    { name: "placeOrder", secrets: ["A"] },
    { name: "menuFeed", secrets: [] },
  ];
  expect(secretProblems(listed, ["A"])).toEqual([]);
  expect(secretProblems(listed, ["A", "B"])).toEqual(["B: keine Funktion nennt dieses Geheimnis."]);
  expect(secretProblems(listed, [])).toEqual(["A: steht nicht in der Tabelle."]);
});

it.each(["storefront", "console"])("D-3.11 the image of the %s is built with every name that a build reads", (app) => {
  const file = readFileSync(join(root, "apps", app, "Dockerfile"), "utf8");
  const asked = [...file.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
  expect(asked).toEqual(namesReadBy("build").filter((name) => !secretsOf("build").includes(name)));
  for (const name of secretsOf("build")) expect(file).toContain(`--mount=type=secret,id=${name}`);
});
