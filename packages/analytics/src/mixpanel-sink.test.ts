import type { Config, Mixpanel } from "mixpanel-browser/dist/mixpanel-core.cjs.js";
import { describe, expect, it } from "vitest";
import { createMixpanelSink } from "./mixpanel-sink.ts";

function aSink() {
  const calls: unknown[][] = [];
  const configs: Partial<Config>[] = [];
  const record =
    (name: string) =>
    (...args: unknown[]): void =>
      void calls.push([name, ...args]);
  const instance = {
    ...Object.fromEntries(
      ["track", "register", "identify", "reset", "opt_out_tracking"].map((name) => [name, record(name)]),
    ),
    opt_in_tracking: () => record("opt_in_tracking")(),
    people: { set: record("people.set") },
  } as unknown as Mixpanel;
  const sink = createMixpanelSink(
    {
      init: ((_token: string, config: Partial<Config>) => {
        configs.push(config);
        return instance;
      }) as never,
    },
    {
      token: "t",
      apiHost: "http://127.0.0.1:1/mp",
      context: { app: "storefront" },
      forget: record("forget"),
    },
  );
  calls.length = 0;
  return { sink, calls, configs };
}

describe("createMixpanelSink", () => {
  it("F25 sends to the configured ingest host, and only what we say", () => {
    const { configs } = aSink();
    expect(configs).toMatchObject([
      {
        api_host: "http://127.0.0.1:1/mp",
        autocapture: false,
        record_sessions_percent: 0,
        track_pageview: false,
        ip: false,
      },
    ]);
    expect(configs[0]?.property_blacklist).toContain("$current_url");
  });

  it("F28 identifies by uid and sets email, name and isMerchant", () => {
    const { sink, calls } = aSink();
    sink.identify({ uid: "u1", email: "wirt-1@post.example", name: "Wirt 1", isMerchant: true });
    sink.track({ name: "Shop Viewed", shop: "hofladen" });
    sink.identify(null);
    expect(calls).toEqual([
      ["identify", "u1"],
      ["people.set", { $email: "wirt-1@post.example", $name: "Wirt 1", isMerchant: true, uid: "u1" }],
      ["track", "Shop Viewed", { shop: "hofladen" }],
      ["reset"],
    ]);
  });

  it("F35 keeps the profile but leaves nothing behind on withdrawal", () => {
    const { sink, calls } = aSink();
    sink.stop();
    // The library writes while it stops, so forgetting comes last.
    expect(calls).toEqual([["opt_out_tracking", { delete_user: false }], ["reset"], ["forget"]]);
    sink.resume();
    expect(calls.slice(3)).toEqual([["opt_in_tracking"], ["register", { app: "storefront" }]]);
  });
});
