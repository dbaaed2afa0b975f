import { describe, expect, it } from "vitest";
import { deploymentProblems } from "./deployment-problems.ts";
import { deploymentNames } from "./environment-files.ts";

const complete = {
  ...Object.fromEntries(deploymentNames.filter(({ neededBy }) => neededBy).map(({ name }) => [name, "value"])),
  APP_URL: "https://lokalkorb.example",
  CONSOLE_URL: "https://laden.lokalkorb.example",
  OPERATOR_EMAIL: "betreiber@lokalkorb.example",
  SMTP_PORT: "587",
  MAIL_FROM: "bestellung@lokalkorb.example",
  NEXT_PUBLIC_APP_CHECK_PROVIDER: "off",
};

describe("the file of a deployment", () => {
  it("D-2.1 is good with every needed name", () => {
    expect(deploymentProblems(complete)).toEqual([]);
  });

  it("D-2.1 lists needed names that are missing or empty", () => {
    const { SMTP_HOST: _missing, ...rest } = { SMTP_HOST: "", ...complete, MAIL_FROM: "" };
    expect(deploymentProblems(rest)).toEqual(["SMTP_HOST (missing)", "MAIL_FROM (missing)"]);
  });

  it.each([
    [{ SMTP_HOTS: "a" }, "SMTP_HOTS (no such name)"],
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_SECRET_KEY (belongs in the secret store)"],
    [{ APP_URL: "http://localhost:3000" }, "APP_URL (http://localhost:3000 is this machine)"],
  ])("D-2.2 takes no unknown name, no secret and no address of this machine: %j", (changes, problem) => {
    expect(deploymentProblems({ ...complete, ...changes })).toEqual([problem]);
  });

  it.each([
    [{ CONSOLE_URL: "laden.example/" }, "CONSOLE_URL (https://…, without a slash at the end)"],
    [
      { FUNCTIONS_BASE_EUROPE_WEST1: "europe-west3" },
      "FUNCTIONS_BASE_EUROPE_WEST1 (https://…, without a slash at the end)",
    ],
    [{ FIREBASE_STORAGE_BUCKET: "gs://menus" }, "FIREBASE_STORAGE_BUCKET (a name, without gs://)"],
    [{ FIREBASE_APP_ID: "lokalkorb" }, "FIREBASE_APP_ID (1:NUMBER:web:…)"],
    [{ OPERATOR_EMAIL: "betreiber" }, "OPERATOR_EMAIL (an e-mail address)"],
    [{ SMTP_PORT: "smtp" }, "SMTP_PORT (a port)"],
    [{ TRUSTED_PROXIES: "yes" }, "TRUSTED_PROXIES (0 to 10)"],
    [{ PLATFORM_FEE_BPS: "3%" }, "PLATFORM_FEE_BPS (0 to 10000)"],
    [{ APP_CHECK_ENFORCE: "no" }, "APP_CHECK_ENFORCE (true or false)"],
    [
      { NEXT_PUBLIC_APP_CHECK_PROVIDER: "recaptcha" },
      "NEXT_PUBLIC_APP_CHECK_PROVIDER (recaptcha-enterprise, custom or off)",
    ],
  ])("D-2.2 refuses a value that would only fail in the running product: %j", (changes, problem) => {
    expect(deploymentProblems({ ...complete, ...changes })).toEqual([problem]);
  });

  it("D-2.2 names what is needed because of what stands beside it", () => {
    const { APP_URL } = complete;
    const env = { ...complete, CONSOLE_URL: APP_URL, SMTP_PORT: "465", NEXT_PUBLIC_ALGOLIA_APP_ID: "A" };
    expect(deploymentProblems({ ...env, NEXT_PUBLIC_APP_CHECK_PROVIDER: "recaptcha-enterprise" })).toEqual([
      "NEXT_PUBLIC_APP_CHECK_KEY (missing; needed with recaptcha-enterprise)",
      "FIREBASE_APP_ID (missing; needed with recaptcha-enterprise)",
      "NEXT_PUBLIC_ALGOLIA_SEARCH_KEY (missing; needed with NEXT_PUBLIC_ALGOLIA_APP_ID)",
      "NEXT_PUBLIC_ALGOLIA_INDEX_PREFIX (missing; needed with NEXT_PUBLIC_ALGOLIA_APP_ID)",
      "SMTP_SECURE (true with port 465)",
      "CONSOLE_URL (the same as APP_URL)",
    ]);
  });
});
