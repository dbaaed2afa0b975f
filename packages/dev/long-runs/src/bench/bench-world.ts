import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectFirestoreEmulator, getFirestore, type Firestore as WebFirestore } from "firebase/firestore";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { restClient } from "firebase-local-backend/official/rest-client";
import type { Target } from "firebase-local-backend/official/target";
import { startServices } from "@lokalkorb/local-services/start-services";
import { webWrites, type Writes } from "@lokalkorb/model/client/web-writes";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { localConfig } from "@lokalkorb/model/testing/local-config";
import { startBackendProcess } from "@lokalkorb/testing/backend-process";
import { connectAdmin } from "@lokalkorb/testing/connect/connect-admin";
import { type Credentials, connectClient, type TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBasket, anOrderInput, type PlaceOrderInput } from "@lokalkorb/testing/fixtures/order-input";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu, seedScenario } from "@lokalkorb/testing/seed/seed-scenario";
import { refuseLongWaits } from "@lokalkorb/testing/start-test-backend";

/** A browser: its callables and its database, with the access rules in between. */
export interface BenchClient extends TestClient {
  readonly firestore: WebFirestore;
  readonly write: Writes;
}

/** The farm shop on a backend of its own: another process, on disk, with rules, functions and a mailbox. */
export type BenchWorld = Awaited<ReturnType<typeof startBenchWorld>>;

/** With Google's emulator, the documents live there; it calls no functions, so nothing follows from what is written. */
export async function startBenchWorld(official: Target | null = null) {
  const shop = must(demo.shops[0], "the farm shop is open round the clock");
  const dataDir = mkdtempSync(join(tmpdir(), "bench-orders-"));
  const services = await startServices({ port: 0, dataDir: null });
  const firestoreAt = official === null ? null : `${official.host}:${official.port}`;
  const backend = await startBackendProcess({
    dataDir,
    env: { SMTP_PORT: String(services.smtpPort) },
    ...(firestoreAt === null ? {} : { firestoreAt }),
  });
  const { projectId } = backend;
  const ports = official === null ? backend.ports : { ...backend.ports, firestore: official.port };
  if (official !== null)
    await restClient(official).setRules(
      projectId,
      readFileSync(new URL("../../../../../firestore.rules", import.meta.url), "utf8"),
    );
  const admin = connectAdmin(projectId, {
    ...backend.env,
    ...(firestoreAt === null ? {} : { FIRESTORE_EMULATOR_HOST: firestoreAt }),
  });
  const now = async (): Promise<number> =>
    Date.parse(((await backend.admin("GET", "clock")) as { readonly now: string }).now);
  const idle = async (): Promise<void> => void (await backend.admin("GET", "idle?timeoutMs=300000"));
  const clients: TestClient[] = [];
  const stop = async (): Promise<void> => {
    const waits = (await backend.admin("GET", "waits").catch(() => [])) as Parameters<typeof refuseLongWaits>[0];
    await Promise.all(clients.map((client) => client.disconnect()));
    await admin.disconnect();
    await backend.stop();
    await services.stop();
    rmSync(dataDir, { recursive: true, force: true });
    refuseLongWaits(waits);
  };
  try {
    await seedScenario({ admin, projectId, ports, scenario: demo, now: await now() });
    await idle();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    shop,
    menu: await readMenu(admin, shop),
    admin,
    backend,
    now,
    idle,
    signIn: async (who: Credentials | "guest"): Promise<BenchClient> => {
      const client = await connectClient(projectId, ports, who);
      clients.push(client);
      const firestore = getFirestore(client.app);
      connectFirestoreEmulator(firestore, "127.0.0.1", ports.firestore);
      return { ...client, firestore, write: webWrites(firestore, localConfig({ projectId, ports }), () => true) };
    },
    later: async (advanceMs: number) => void (await backend.admin("POST", "clock", { advanceMs })),
    stop,
  };
}

export interface BenchRequest {
  readonly lines: readonly BasketLine[];
  readonly slotKey: string;
  readonly now: number;
}

/** The part of the shopper's browser: writes the basket, by the rules, and says what its checkout would send. */
export async function fillOwnBasket(
  { menu }: Pick<BenchWorld, "menu">,
  { uid, write }: BenchClient,
  { lines, slotKey, now }: BenchRequest,
): Promise<PlaceOrderInput> {
  const input = anOrderInput({ menu, uid, lines, slotKey, now });
  const { restaurantId, basketId } = input;
  const basket = aBasket(menu, uid, lines, now);
  const written = await write.set(basketDocument, { restaurantId, basketId }, basket);
  if (!written.ok) throw new Error(`The basket was not written: ${JSON.stringify(written.failure)}`);
  return { ...input, linesHash: linesHash(basket.lines), ageConfirmed: true };
}
