/**
 * Makes a shop in a project: `node packages/dev/testing/src/first-shop.ts PROJECT FILE` (docs/deploy.md, step 9). Writes FILE
 * to be filled in where there is none. Speaks to Google with the credentials of this machine, or to the backend that the
 * variables of the SDKs name.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { applicationDefault } from "firebase-admin/app";
import { connectAdmin } from "./connect/connect-admin.ts";
import { firstShopFields, firstShopProblems, type FirstShop } from "./seed/first-shop-fields.ts";
import { writeFirstShop } from "./seed/first-shop.ts";

function end(text: string): never {
  process.stderr.write(`\n✗ ${text}\n\n`);
  process.exit(1);
}

function readShop(file: string): FirstShop {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(firstShopFields, null, 2)}\n`);
    return end(`${file} ist angelegt. Bitte ausfüllen (docs/deploy.md, Schritt 9) und noch einmal aufrufen.`);
  }
  const given = JSON.parse(readFileSync(file, "utf8")) as FirstShop;
  const problems = firstShopProblems(given);
  return problems.length === 0 ? given : end(`${file}:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
}

/** Without them the database's client ends this process with a stack of its own. */
async function needCredentials(): Promise<void> {
  if (process.env["FIRESTORE_EMULATOR_HOST"] !== undefined) return;
  await applicationDefault()
    .getAccessToken()
    .catch(() => end("Google kennt dich hier nicht: gcloud auth application-default login"));
}

const [projectId = "", file = ""] = process.argv.slice(2);
const shop = readShop(file);
await needCredentials();
const admin = connectAdmin(projectId, {});
try {
  const isNew = await writeFirstShop(admin.db, shop, Date.now());
  if (!isNew) end(`${shop.slug} gibt es schon; nichts wurde geändert.`);
  process.stdout.write(`${shop.name} ist angelegt, noch verborgen: /${shop.slug}/angebot der Konsole.\n`);
} catch (error) {
  end(error instanceof Error ? error.message : String(error));
}
await admin.disconnect();
