import { describe, expect, it } from "vitest";
import { isPublicAddress, localSettings } from "./refuse-local.ts";

const long = "x".repeat(32);

/** The settings of a deployment. */
const deployed = {
  APP_URL: "https://lokalkorb.example",
  CONSOLE_URL: "https://konsole.lokalkorb.example",
  FIREBASE_PROJECT_ID: "lokalkorb",
  GCLOUD_PROJECT: "lokalkorb",
  FIREBASE_API_KEY: "AIzaShort",
  REVALIDATE_SECRET: long,
  ORDER_LINK_SECRET: long,
  STRIPE_SECRET_KEY: `sk_live_${long}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${long}`,
  SMTP_HOST: "smtp.example",
  SMTP_PASS: "kurz",
  STRIPE_API_PROTOCOL: "",
  DEMO_MODE: "false",
  USE_EMULATORS: "",
  // The machine's own affair.
  HOSTNAME: "build_local",
  http_proxy: "http://proxy.example",
};

describe("localSettings", () => {
  it("X-M7 takes a deployment as it should be, and everything on a developer's machine", () => {
    expect(localSettings(deployed)).toEqual([]);
    expect(
      localSettings({ APP_URL: "http://localhost:3000", REVALIDATE_SECRET: "x_local", DEMO_MODE: "true" }),
    ).toEqual([]);
  });

  it.each([
    ["REVALIDATE_SECRET", "revalidate-secret_local"],
    ["ORDER_LINK_SECRET", "order-link-secret_local"],
    ["ORDER_LINK_SECRET", "x".repeat(31)],
    ["STRIPE_WEBHOOK_SECRET", "whsec_platform_local"],
    ["STRIPE_CONNECT_WEBHOOK_SECRET", "whsec_connect_local"],
    ["STRIPE_V2_EVENTS_SECRET", "whsec_accounts_local"],
    ["MAIL_WEBHOOK_SECRET", "mail-webhook-secret_local"],
    ["STRIPE_SECRET_KEY", `sk_test_51${long}`],
    ["STRIPE_SECRET_KEY", `rk_test_51${long}`],
    ["NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY", `pk_test_51${long}`],
    ["STRIPE_API_HOST", "127.0.0.1"],
    ["STRIPE_API_PROTOCOL", "http"],
    ["ALGOLIA_ADMIN_KEY", "algolia-admin-key_local"],
    ["NEXT_PUBLIC_ALGOLIA_HOST", "https://localhost:4400"],
    ["DEMO_MODE", "true"],
    ["DEMO_SIGN_INS_FILE", "/tmp/sign-ins.json"],
    ["FIREBASE_PROJECT_ID", "demo-lokalkorb"],
    ["GCLOUD_PROJECT", "demo-lokalkorb"],
    ["USE_EMULATORS", "true"],
    ["FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080"],
    ["FUNCTIONS_EMULATOR", "true"],
    ["LOCAL_BACKEND_STEPS_URL", "https://steps.example"],
    ["APP_URL", "http://lokalkorb.example"],
    ["CONSOLE_URL", "http://konsole.lokalkorb.example"],
    ["NEXT_PUBLIC_SENTRY_DSN", "http://key@errors.example/1"],
    ["SMTP_HOST", "localhost"],
    ["FUNCTIONS_BASE_EUROPE_WEST1", "http://10.0.0.1"],
  ])("X-M7 refuses %s=%s behind a public address, by name and without its value", (name, value) => {
    const [refusal, ...others] = localSettings({ ...deployed, [name]: value });
    expect(others).toEqual([]);
    expect(refusal).toMatch(new RegExp(`^${name} \\(`));
    expect(refusal).not.toMatch(/xxx|_local/);
  });

  it("X-M7 takes a missing address for a public one", () => {
    expect(isPublicAddress(undefined)).toBe(true);
    expect(isPublicAddress("lokalkorb")).toBe(true);
    expect(localSettings({ DEMO_MODE: "true" })).toEqual(["DEMO_MODE (true)"]);
    for (const local of ["http://localhost:3000", "http://127.0.0.1", "https://[::1]:3000"])
      expect(isPublicAddress(local)).toBe(false);
  });
});
