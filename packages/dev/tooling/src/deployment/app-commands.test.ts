import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { namesReadBy, secretsOf } from "@lokalkorb/configuration/names";
import { root } from "../stack/root.ts";
import { appCommands, serverFile } from "./app-commands.ts";

const env = Object.fromEntries(namesReadBy("build").map((name) => [name, `value of ${name}`]));
const deployment = { project: "lokalkorb-prod", env, commit: "0123456789abcdef", file: ".deploy/x.yaml" } as const;

test.each(["storefront", "console"] as const)(
  "D-5 the image of the %s is given what its Dockerfile asks for",
  (app) => {
    const [build = "", push, run = ""] = appCommands({ ...deployment, app });
    const args = [...build.matchAll(/--build-arg ([A-Z_0-9]+)=/g)].map(([, name]) => name);
    const asked = [...readFileSync(join(root, "apps", app, "Dockerfile"), "utf8").matchAll(/^ARG ([A-Z_0-9]+)$/gm)];
    expect(new Set(args)).toEqual(new Set(asked.map(([, name]) => name)));
    for (const name of secretsOf("build")) expect(build).toContain(`--secret id=${name},env=${name}`);
    expect(push).toBe(`docker push europe-west1-docker.pkg.dev/lokalkorb-prod/lokalkorb/${app}:0123456789ab`);
    for (const name of secretsOf(app)) expect(run).toContain(`${name}=${name}:latest`);
  },
);

test("D-3.20 a server is started with its size, and under an account of its own", () => {
  const [, , run = ""] = appCommands({ ...deployment, app: "storefront" });
  expect(run).toContain("--cpu 1 --memory 1024Mi --concurrency 80");
  expect(run).toContain("--min-instances 1 --max-instances 10");
  expect(run).toContain("--service-account storefront-server@lokalkorb-prod.iam.gserviceaccount.com");
});

test("D-5 the server is told what it reads, and no secret stands in a file", () => {
  const file = serverFile({
    app: "storefront",
    env: { APP_URL: "https://lokalkorb.example", REVALIDATE_SECRET: "secret", OPERATOR_NAME: 'A "und" B' },
    commit: "0123",
  });
  expect(file).toBe('APP_URL: "https://lokalkorb.example"\nBUILD_COMMIT: "0123"\nOPERATOR_NAME: "A \\"und\\" B"\n');
});

test("D-5 no word of a value is a word of the shell", () => {
  const [build = ""] = appCommands({ ...deployment, app: "console", env: { APP_URL: "it's; rm -rf $HOME" } });
  expect(build).toContain(String.raw`--build-arg APP_URL='it'\''s; rm -rf $HOME'`);
});
