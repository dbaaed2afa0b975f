import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { namesReadBy, secretsOf } from "@lokalkorb/configuration/names";
import { root } from "../stack/root.ts";
import { appHostingFile } from "./app-hosting.ts";
import { apps } from "./app-server.ts";

const namesWith = (file: string, availability: RegExp): ReadonlySet<string | undefined> =>
  new Set(
    [...file.matchAll(/- variable: (\w+)\n.*\n {4}availability: \[(.*)\]/g)].flatMap(([, name, at = ""]) =>
      availability.test(at) ? [name] : [],
    ),
  );

test.each(apps)("D-3.11 D-3.13 apphosting.yaml of the %s is what the table of names says", (app) => {
  const file = readFileSync(join(root, "apps", app, "apphosting.yaml"), "utf8");
  expect(file, "npm run deploy -- --write").toBe(appHostingFile(app));
  const built = namesReadBy("build").filter((name) => !secretsOf("build").includes(name));
  expect(namesWith(file, /BUILD/)).toEqual(new Set(built));
  for (const name of [...secretsOf(app), "APP_URL", "CONSOLE_URL", "FIREBASE_API_KEY"])
    expect(namesWith(file, /RUNTIME/)).toContain(name);
  expect(namesWith(file, /RUNTIME/)).not.toContain("DEMO_MODE");
});

test("D-3.11 a project's own file says its values, and names the token of the error service where there is one", () => {
  const env = { APP_URL: "https://lokalkorb.example", OPERATOR_NAME: 'A "und" B', SENTRY_ORG: "lokalkorb" };
  const file = appHostingFile("storefront", env);
  expect(file).toContain(
    '- variable: APP_URL\n    value: "https://lokalkorb.example"\n    availability: [BUILD, RUNTIME]',
  );
  expect(file).toContain('- variable: OPERATOR_NAME\n    value: "A \\"und\\" B"\n    availability: [RUNTIME]');
  expect(file).toContain("- variable: SENTRY_AUTH_TOKEN\n    secret: SENTRY_AUTH_TOKEN\n    availability: [BUILD]");
  expect(file).not.toContain("SMTP_HOST");
});

test.each(apps)("D-3.13 the %s says the version of Node that builds and serves it", (app) => {
  const file = readFileSync(join(root, "apps", app, "package.json"), "utf8");
  const { engines } = JSON.parse(file) as { engines?: { node?: string } };
  const image = readFileSync(join(root, "apps", app, "Dockerfile"), "utf8");
  expect(engines?.node).toBe(`${/^FROM node:(\d+)-slim/m.exec(image)?.[1]}.x`);
});
