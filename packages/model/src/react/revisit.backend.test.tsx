import { createRequire } from "node:module";
import { StrictMode } from "react";
import type { Root } from "react-dom/client";
import { doc, updateDoc, writeBatch } from "firebase/firestore";
import { startBackend, type Backend } from "firebase-local-backend";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { retentionMillis } from "../cache/retention.ts";
import { createModelClient } from "../client/create-model-client.ts";
import { firebaseClient } from "../client/firebase-app.ts";
import type { ModelClient } from "../client/model-client.ts";
import { queryOf } from "../document/document-query.ts";
import { categoryDocument } from "../documents/offerings/storefronts/categories.ts";
import { openRules } from "../testing/filter-trial.ts";
import { localConfig } from "../testing/local-config.ts";
import { ModelProvider } from "./model-provider.tsx";
import { useDocument } from "./use-document.ts";
import { useQuery } from "./use-query.ts";

const categories = 5;
const collection = "offerings/o/storefronts/s/categories";
const storefront = { offeringId: "o", storefrontId: "s" };
const allCategories = queryOf(categoryDocument, storefront, { orderBy: [["position"]] });
const firstCategories = queryOf(categoryDocument, storefront, {
  where: [["position", "<", 2]],
  orderBy: [["position"]],
});

// The backend does not run in the browser that vitest can play, so the screen gets a document of its own.
const { JSDOM } = createRequire(import.meta.url)("jsdom") as { JSDOM: new () => { window: Window } };

const complaints: string[] = [];
let backend: Backend;
let client: ModelClient;
let root: Root;
/** React's way to draw at once. */
let now: (draw: () => void) => void;
let host: Element;

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-model-revisit", firestoreRules: openRules });
  client = createModelClient(localConfig(backend), { error: (message) => complaints.push(message) }, "revisit");
  const { firestore } = firebaseClient(localConfig(backend), "revisit");
  const at = new Date();
  const batch = writeBatch(firestore);
  for (let position = 0; position < categories; position++) {
    const name = `c${position}`;
    const fields = { name, slug: name, position, entries: [], status: "active" };
    batch.set(doc(firestore, `${collection}/${name}`), {
      ...fields,
      createdAt: at,
      updatedAt: at,
      v: 1,
    });
  }
  await batch.commit();
  const { window } = new JSDOM();
  Object.assign(globalThis, { window, document: window.document });
  host = window.document.createElement("div");
  const { createRoot } = await import("react-dom/client");
  now = (await import("react-dom")).flushSync;
  root = createRoot(host);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  now(() => root.unmount());
  await client.stop();
  await backend.stop();
});

/** Two parts of it show the same list, a third one document; later a fourth shows a piece of the list. */
function Screen({ more }: { more: boolean }) {
  return (
    <>
      <List query={allCategories} />|<List query={allCategories} />|<One />
      {more && <List query={firstCategories} />}
    </>
  );
}

function List({ query }: { query: typeof allCategories }) {
  const state = useQuery(query);
  return state.status === "present" ? state.value.map(({ name }) => String(name)).join(" ") : state.status;
}

function One() {
  const state = useDocument(categoryDocument, { ...storefront, categoryId: "c4" });
  return state.status === "present" ? String(state.value.name) : state.status;
}

const open = (more = false): void =>
  now(() =>
    root.render(
      <StrictMode>
        <ModelProvider client={client}>
          <Screen more={more} />
        </ModelProvider>
      </StrictMode>,
    ),
  );
const leave = (): void => now(() => root.render(null));
const shows = (text: string): Promise<void> =>
  vi.waitFor(() => expect(host.textContent).toBe(text), { timeout: 4_000, interval: 20 });
const complete = "c0 c1 c2 c3 c4|c0 c1 c2 c3 c4|c4";

const billedReads = (): number => backend.billed().reduce((sum, { reads }) => sum + reads, 0);

// One visit after the other, on the same screen.
describe("somebody who comes back", { shuffle: false }, () => {
  test("F21 F22 whoever comes back within 20 minutes pays for no read, and there is one subscription meanwhile", async () => {
    backend.resetBilled();
    open();
    await shows(complete);
    // One list for everybody, and the document that stands for itself.
    const firstVisit = billedReads();
    expect(firstVisit).toBe(categories + 1);

    // From here on only the clock of the retention moves; the connection keeps its own timers.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    leave();
    vi.advanceTimersByTime(retentionMillis - 1);
    vi.useRealTimers();
    open(true);
    expect(host.textContent).toBe(`${complete}c0 c1`);

    // Whatever the server would have sent for a new subscription has come before this change.
    const { firestore } = firebaseClient(localConfig(backend), "revisit");
    await updateDoc(doc(firestore, `${collection}/c4`), { name: "neu" });
    await shows(`${complete}c0 c1`.replaceAll("c4", "neu"));
    // The changed document, once for each of the two subscriptions that have been there all the time.
    expect(billedReads() - firstVisit).toBe(2);
    expect(complaints).toEqual([]);
  });

  test("F22 whoever comes back after 20 minutes asks anew", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    leave();
    vi.advanceTimersByTime(retentionMillis);
    vi.useRealTimers();
    open();
    expect(host.textContent).toBe("pending|pending|pending");
    await shows(complete.replaceAll("c4", "neu"));
  });
});
