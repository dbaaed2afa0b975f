import { describe, expect, it } from "vitest";
import { forgetMixpanel } from "./forget-mixpanel.ts";

function aStorage(names: readonly string[]) {
  const kept = new Set(names);
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("forgetMixpanel", () => {
  it("F35 removes what the library left in both storages and its databases, and nothing else", async () => {
    const local = aStorage(["mp_token_mixpanel", "__mp_opt_in_out_token", "lokalkorb:basket:r1", "lokalkorb:consent"]);
    const session = aStorage(["mp_tab_id_lokalkorb_t", "mp_gen_new_tab_id_lokalkorb_t", "lokalkorb:channel"]);
    const databases = new Set(["mixpanelBrowserDb", "mixpanelFlagsDb", "firebaseLocalStorageDb"]);
    await forgetMixpanel({
      storages: [local, session],
      databases: {
        databases: () => Promise.resolve([...databases].map((name) => ({ name, version: 1 }))),
        deleteDatabase: (name) => {
          databases.delete(name);
          return {} as IDBOpenDBRequest;
        },
      },
    });
    expect([...local.kept]).toEqual(["lokalkorb:basket:r1", "lokalkorb:consent"]);
    expect([...session.kept]).toEqual(["lokalkorb:channel"]);
    expect([...databases]).toEqual(["firebaseLocalStorageDb"]);
  });
});
