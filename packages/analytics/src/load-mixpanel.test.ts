import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetMixpanel } from "./forget-mixpanel.ts";
import type { AnalyticsSink } from "./tracker.ts";

/** The smallest window the library runs in; requests end here. */
const stored = new Map<string, string>();
const requests: { address: string; data: unknown }[] = [];
const storage = {
  get length() {
    return stored.size;
  },
  key: (index: number) => [...stored.keys()][index] ?? null,
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

const databases = { databases: () => Promise.resolve([]), deleteDatabase: () => ({}) as IDBOpenDBRequest };

class RequestStub {
  address = "";
  withCredentials = false;
  readyState = 4;
  status = 200;
  responseText = "1";
  onreadystatechange: (() => void) | null = null;
  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(): void {
    // Headers do not matter here.
  }
  send(body: string): void {
    requests.push({ address: this.address, data: JSON.parse(new URLSearchParams(body).get("data") ?? "null") });
    this.onreadystatechange?.();
  }
}

let sink: AnalyticsSink;

beforeAll(async () => {
  const location = new URL("https://lokalkorb.example/bestellung/r.o?t=geheim#t=geheim");
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", location);
  vi.stubGlobal("screen", { width: 390, height: 844 });
  vi.stubGlobal("navigator", { userAgent: "Test", vendor: "", cookieEnabled: true, onLine: true });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("XMLHttpRequest", RequestStub);
  vi.stubGlobal("document", {
    cookie: "",
    title: "Bestellung 1042",
    URL: location.href,
    referrer: "https://search.example/?q=adresse",
    location,
    addEventListener: () => undefined,
    querySelectorAll: () => [],
    createElement: () => ({}),
    getElementsByTagName: () => [],
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("MutationObserver", Object);
  const { startMixpanel } = await import("./load-mixpanel.ts");
  sink = startMixpanel({
    token: "token",
    apiHost: "http://127.0.0.1:4400/mp",
    context: { app: "storefront" },
    forget: () => void forgetMixpanel({ storages: [storage], databases }),
  });
});
beforeEach(() => void requests.splice(0));
afterAll(() => vi.unstubAllGlobals());

const of = (path: string): readonly Readonly<Record<string, unknown>>[] =>
  requests
    .filter(({ address }) => address.startsWith(`http://127.0.0.1:4400/mp/${path}/`))
    .map(({ data }) => data as Readonly<Record<string, unknown>>);

describe("startMixpanel", () => {
  it("F11 F25 sends what happened to the ingest host, and neither address, referrer nor title", () => {
    sink.track({ name: "Page Viewed", page: "/bestellung/[id]" });
    expect(of("track")).toMatchObject([
      { event: "Page Viewed", properties: { page: "/bestellung/[id]", app: "storefront", token: "token" } },
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/geheim|lokalkorb\.example|search\.example|Bestellung 1042/);
  });

  it("F28 tells uid, email, name and isMerchant", () => {
    sink.identify({ uid: "u1", email: "wirt-1@post.example", name: "Wirt 1", isMerchant: true });
    expect(of("engage")).toMatchObject([
      {
        $distinct_id: "u1",
        $set: { $email: "wirt-1@post.example", $name: "Wirt 1", isMerchant: true, uid: "u1" },
      },
    ]);
  });

  it("F35 is silent and has left nothing behind once it is stopped, and goes on after a new accept", () => {
    sink.stop();
    expect([...stored.keys()]).toEqual([]);
    const before = requests.length;
    sink.resume();
    sink.track({ name: "Shop Viewed", shop: "s" });
    expect(requests.slice(before).map(({ data }) => (data as { event: string }).event)).toEqual(["Shop Viewed"]);
  });
});
