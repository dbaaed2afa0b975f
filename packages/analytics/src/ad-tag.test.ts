import { describe, expect, it } from "vitest";
import { forgetAdCookies, startAdTag } from "./ad-tag.ts";
import type { ConsentCategory, ConsentListener } from "./consent.ts";

function aPage(adsId: string, ...first: ConsentCategory[]) {
  const listeners: ConsentListener[] = [];
  let granted = new Set(first);
  const window: { dataLayer?: unknown[] } = {};
  const loaded: string[] = [];
  let forgotten = 0;
  const tag = startAdTag({
    window,
    adsId,
    consent: {
      current: () => ({ granted }),
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
      reopen: () => undefined,
    },
    loadScript: (address) => {
      loaded.push(address);
      return Promise.resolve();
    },
    forget: () => (forgotten += 1),
  });
  return {
    tag,
    loaded,
    decide: (...categories: ConsentCategory[]) => {
      granted = new Set(categories);
      for (const listener of listeners) listener({ granted });
    },
    commands: () => (window.dataLayer ?? []).map((command) => [...(command as ArrayLike<unknown> & unknown[])]),
    forgotten: () => forgotten,
  };
}

describe("startAdTag", () => {
  it("F08 is on every page with everything denied, and loads nothing", () => {
    const { commands, loaded } = aPage("AW-1");
    expect(commands()).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
          wait_for_update: 500,
        },
      ],
    ]);
    expect(loaded).toEqual([]);
  });

  it("F08 loads the remote script once, after marketing consent and only with an id", () => {
    const { decide, loaded } = aPage("AW-1");
    decide("statistics");
    expect(loaded).toEqual([]);
    decide("marketing");
    decide();
    decide("marketing", "statistics");
    expect(loaded).toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-1"]);
    const without = aPage("");
    without.decide("marketing");
    expect(without.loaded).toEqual([]);
  });

  it("F08 tells every decision and forgets on withdrawal", () => {
    const { commands, decide, forgotten } = aPage("AW-1", "marketing");
    decide();
    const updates = commands().filter(([, kind]) => kind === "update");
    expect(updates.map(([, , signals]) => (signals as { ad_storage: string }).ad_storage)).toEqual([
      "granted",
      "denied",
    ]);
    expect(forgotten()).toBe(1);
  });

  it("F08 keeps no conversion of a time without consent", () => {
    const { tag, commands, decide } = aPage("AW-1");
    tag.conversion({ orderId: "o1", valueCents: 1250 });
    decide("marketing");
    tag.conversion({ orderId: "o2", valueCents: 1250 });
    const purchases = commands().filter(([, kind]) => kind === "purchase");
    expect(purchases).toEqual([
      ["event", "purchase", { transaction_id: "o2", value: 12.5, currency: "EUR", send_to: "AW-1" }],
    ]);
  });

  it("expires the advertisement's cookies on every domain they may sit on, and no other", () => {
    const written: string[] = [];
    const document = {
      get cookie() {
        return "_gcl_au=1; session=2";
      },
      set cookie(value: string) {
        written.push(value);
      },
    };
    forgetAdCookies(document, "shop.lokalkorb.example");
    expect(written.every((cookie) => cookie.startsWith("_gcl_au=; Max-Age=0"))).toBe(true);
    expect(written.some((cookie) => cookie.endsWith("Domain=lokalkorb.example"))).toBe(true);
  });
});
