/**
 * The tests of our Firestore that any Firestore must pass, asked of Google's emulator. What needs clocks, faults, counters or kills
 * stands in files of its own (`admin-ours.test.ts`).
 */
import { fileURLToPath } from "node:url";
import { testOnOfficial } from "./target/test-on-official.ts";

const suites = ["src/firestore/admin.test.ts", "src/firestore/watch/listen-with-sdks.test.ts"];

await testOnOfficial(fileURLToPath(new URL("../../", import.meta.url)), "OFFICIAL_FIRESTORE_PORT", [
  ...suites,
  ...process.argv.slice(2),
]);
