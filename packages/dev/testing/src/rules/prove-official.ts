/**
 * The tests of the database rules, asked of Google's emulator instead of ours; it has no storage, so those of files stay
 * here.
 *   node prove-official.ts [files or other options for vitest]
 */
import { fileURLToPath } from "node:url";
import { testOnOfficial } from "firebase-local-backend/official/test-on-official";

const own = process.argv.slice(2);

await testOnOfficial(fileURLToPath(new URL("../../", import.meta.url)), "RULES_FIRESTORE_PORT", [
  ...(own.length > 0 ? own : ["src/rules"]),
  "--exclude",
  "**/storage.rules.test.ts",
  "--testTimeout=120000",
  "--hookTimeout=120000",
]);
