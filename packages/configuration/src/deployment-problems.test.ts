import { describe, expect, it } from "vitest";
import { deploymentProblems } from "./deployment-problems.ts";
import { deploymentNames } from "./environment-files.ts";

const complete = {
  ...Object.fromEntries(deploymentNames.filter(({ neededBy }) => neededBy).map(({ name }) => [name, "value"])),
  APP_URL: "https://lokalkorb.example",
  CONSOLE_URL: "https://laden.lokalkorb.example",
};

describe("the file of a deployment", () => {
  it("D-2.1 is good with every needed name", () => {
    expect(deploymentProblems(complete)).toEqual([]);
  });

  it("D-2.1 lists needed names that are missing or empty", () => {
    const { SMTP_HOST: _missing, ...rest } = { SMTP_HOST: "", ...complete, MAIL_FROM: "" };
    expect(deploymentProblems(rest)).toEqual(["SMTP_HOST", "MAIL_FROM"]);
  });

  it.each([
    [{ SMTP_HOTS: "a" }, "SMTP_HOTS (no such name)"],
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_SECRET_KEY (belongs in the secret store)"],
    [{ APP_URL: "http://localhost:3000" }, "APP_URL (http://localhost:3000 is this machine)"],
    [{ CONSOLE_URL: "laden.example/" }, "CONSOLE_URL (https://…, without a slash at the end)"],
    [{ NEXT_PUBLIC_APP_CHECK_PROVIDER: "recaptcha-enterprise" }, "NEXT_PUBLIC_APP_CHECK_KEY"],
  ])("D-2.2 takes no unknown name, no secret and no address of this machine: %j", (changes, problem) => {
    expect(deploymentProblems({ ...complete, ...changes })).toContain(problem);
  });
});
