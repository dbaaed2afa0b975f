/**
 * Writes the demo into a running backend: `node packages/dev/testing/src/seed.ts`.
 * Expects the variables under which the Firebase SDKs look for it, and the addresses of auth and functions in them.
 */
import { randomBytes } from "node:crypto";
import { connectAdmin, type AdminHandles } from "./connect/connect-admin.ts";
import { demo } from "./scenarios/demo.ts";
import { demoPassword } from "./scenarios/scenario/demo-password.ts";
import { seedShopper } from "./fixtures/seed-shopper.ts";
import { seedPhotos } from "./seed/seed-photos.ts";
import { readMenu, seedScenario } from "./seed/seed-scenario.ts";

const required = [
  "GCLOUD_PROJECT",
  "FIRESTORE_EMULATOR_HOST",
  "FIREBASE_AUTH_EMULATOR_HOST",
  "FIREBASE_STORAGE_EMULATOR_HOST",
  "CLOUD_TASKS_EMULATOR_HOST",
] as const;

function environment(): Record<(typeof required)[number], string> {
  const missing = required.filter((name) => (process.env[name] ?? "") === "");
  if (missing.length > 0) {
    process.stderr.write(`The seed needs a running backend. Missing in the environment: ${missing.join(", ")}\n`);
    process.exit(2);
  }
  return Object.fromEntries(required.map((name) => [name, process.env[name] ?? ""])) as Record<
    (typeof required)[number],
    string
  >;
}

const portOf = (address: string): number => Number(address.slice(address.lastIndexOf(":") + 1));

async function seed(): Promise<void> {
  const env = environment();
  const projectId = env.GCLOUD_PROJECT;
  const appCheckUrl = process.env["NEXT_PUBLIC_APP_CHECK_URL"] ?? "";
  const ports = {
    auth: portOf(env.FIREBASE_AUTH_EMULATOR_HOST),
    functions: portOf(env.CLOUD_TASKS_EMULATOR_HOST),
    ...(appCheckUrl === "" ? {} : { appCheckUrl }),
  };
  const admin = connectAdmin(projectId, {});
  const now = await backendNow(ports.functions);
  await seedScenario({ admin, projectId, ports, scenario: demo, now, weeksBehind: true });
  for (const shop of demo.shops) await seedPhotos(admin.bucket, shop);
  await seedShoppers(admin, now);
  // Figures are duties of the night; the first visitor and the first owner should not have to wait for it.
  const due = { dueAt: new Date(now), attempts: 0, dead: false, v: 1 };
  await admin.db.doc("jobs/census_platform").set({ kind: "census", ...due });
  for (const { restaurantId } of demo.shops)
    await admin.db.doc(`jobs/metrics_${restaurantId}`).set({ kind: "metrics", restaurantId, ...due });
  await fetch(`http://127.0.0.1:${ports.functions}/admin/schedules/runJobs/run`, { method: "POST" });
  await admin.disconnect();
  process.stdout.write(
    `${JSON.stringify({
      shops: [
        ...demo.shops.map(({ restaurant, staff }) => ({
          name: restaurant.name,
          slug: restaurant.slug,
          signIns: staff.map(({ email, role }) => ({ email, role: role as string })),
        })),
        // The console has their desk at /plattform.
        ...(demo.platform ? [{ name: "Lokalkorb", signIns: [{ email: demo.platform.email, role: "Plattform" }] }] : []),
      ],
      shoppers: demo.shoppers.map(({ email }) => email),
      password: demoPassword,
    })}\n`,
  );
}

/** The own things of an account of the demo, beside its orders. */
async function seedShoppers(admin: AdminHandles, now: number): Promise<void> {
  const [shopper] = demo.shoppers;
  const [, bakery] = demo.shops;
  if (shopper === undefined || bakery === undefined) return;
  const menu = await readMenu(admin, bakery);
  const refIds = ["bauernbrot-1000", "butterkipferl"];
  await seedShopper(admin.db, { uid: shopper.uid, menu, refIds, now, token: randomBytes(16).toString("base64url") });
}

/** The backend's clock can stand elsewhere than the machine's. */
async function backendNow(functionsPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${functionsPort}/admin/clock`);
  const { now } = (await response.json()) as { now: string };
  return Date.parse(now);
}

await seed();
