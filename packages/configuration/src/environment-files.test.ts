import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deploymentFile, exampleFile, functionsFile, partFor, readEnvironmentFile } from "./environment-files.ts";
import { environmentNames, namesNeededBy, withoutNone } from "./names.ts";

describe("the environment", () => {
  it("D-2.2 .env.example names every name the product reads, and is what the table says", () => {
    const file = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
    expect(file, "npm run deploy -- --write").toBe(exampleFile());
    expect(Object.keys(readEnvironmentFile(file))).toEqual(environmentNames.map(({ name }) => name));
  });

  it("D-2.2 gives a deployment a file with what it has to say, without secrets or settings of a developer's machine", () => {
    const file = deploymentFile("lokalkorb-prod");
    expect(readEnvironmentFile(file)).toMatchObject({ FIREBASE_PROJECT_ID: "lokalkorb-prod", APP_URL: "" });
    for (const place of ["build", "storefront", "console", "functions"] as const)
      for (const name of namesNeededBy(place)) {
        const isSecret = environmentNames.some((known) => known.name === name && known.secret);
        expect(file.includes(`\n${name}=`), name).toBe(!isSecret);
      }
    expect(file).not.toMatch(/_local|EMULATOR|DEMO_|STRIPE_SECRET_KEY/);
  });

  it("D-2.1 hands each place what it reads and nothing else", () => {
    const env = {
      APP_URL: "https://lokalkorb.example",
      FIREBASE_API_KEY: "k",
      SMTP_HOST: "smtp.example",
      SMTP_USER: "",
    };
    expect(partFor("console", env)).toEqual({ APP_URL: "https://lokalkorb.example", FIREBASE_API_KEY: "k" });
    expect(readEnvironmentFile(functionsFile({ ...env, MAIL_FROM: 'Laden "A" #1' }))).toMatchObject({
      APP_URL: "https://lokalkorb.example",
      SMTP_HOST: "smtp.example",
    });
    // Firebase's command refuses names that begin so.
    for (const { name, readBy } of environmentNames)
      if (readBy.some((place) => place === "functions")) expect(name).not.toMatch(/^(?:FIREBASE_|X_GOOGLE_|EXT_)/);
  });

  it("D-3.8 lets Node name the lines of the sources in what functions report", () => {
    expect(readEnvironmentFile(functionsFile({}))["NODE_OPTIONS"]).toBe("--enable-source-maps");
  });

  it("D-2.1 leaves Firebase's command nothing to ask for that has an answer", () => {
    expect(readEnvironmentFile(functionsFile({ WARM_INSTANCES: "0" }))).toMatchObject({
      WARM_INSTANCES: "0",
      BUSY_MAX_INSTANCES: "20",
    });
  });

  it("D-2.1 lets builds through Turborepo see what they read: it hides every name that it has not been told", () => {
    const file = readFileSync(new URL("../../../turbo.json", import.meta.url), "utf8");
    const { tasks } = JSON.parse(file) as { tasks: { build: { env: readonly string[] } } };
    const read = environmentNames.filter(({ readBy }) => readBy.includes("build")).map(({ name }) => name);
    expect(tasks.build.env).toEqual(read);
  });

  it("takes what says none for none", () => {
    expect(withoutNone({ A: "-", B: "--", C: "" })).toEqual({ B: "--", C: "" });
  });
});
