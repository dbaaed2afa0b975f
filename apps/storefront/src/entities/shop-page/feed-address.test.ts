import { expect, test } from "vitest";
import { readServerConfig } from "@lokalkorb/shell/config/server-config";
import { feedAddress } from "./feed-address.ts";

const deployed = {
  APP_URL: "https://lokalkorb.example",
  CONSOLE_URL: "https://konsole.lokalkorb.example",
  FIREBASE_PROJECT_ID: "lokalkorb",
  FIREBASE_API_KEY: "key",
  FIREBASE_STORAGE_BUCKET: "lokalkorb.appspot.com",
  REVALIDATE_SECRET: "0123456789abcdef0123456789abcdef",
  NEXT_PUBLIC_APP_CHECK_PROVIDER: "off",
  OPERATOR_NAME: "Lokalkorb GmbH",
  OPERATOR_ADDRESS: "Musterstraße 1, 83022 Rosenheim",
  OPERATOR_EMAIL: "betreiber@lokalkorb.example",
  OPERATOR_PHONE: "+49 30 23125 000",
};
const address = (env: Record<string, string>): string =>
  feedAddress(readServerConfig("storefront", "1", { ...deployed, ...env }).browser, "hofladen");

test("C03 the public feed of a shop is asked for in us-central1, or where the functions of that region have an address", () => {
  expect(address({})).toBe("https://us-central1-lokalkorb.cloudfunctions.net/menuFeed/hofladen");
  expect(address({ FUNCTIONS_BASE_US: "https://us.functions.example/" })).toBe(
    "https://us.functions.example/menuFeed/hofladen",
  );
});

test("F26 with the emulator, the public feed is asked for in europe-west3", () => {
  const ports = ["FIRESTORE", "AUTH", "FUNCTIONS", "STORAGE"].map((name) => [`EMULATOR_${name}_PORT`, "5001"]);
  const local = { APP_URL: "http://localhost:3000", USE_EMULATORS: "true", ...Object.fromEntries(ports) };
  expect(address(local)).toBe("http://127.0.0.1:5001/lokalkorb/europe-west3/menuFeed/hofladen");
});
