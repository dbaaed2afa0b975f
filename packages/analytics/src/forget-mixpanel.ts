/** Where the library leaves things behind: events' properties, an id per tab, and two databases it opens even unused. */
export interface MixpanelRemains {
  readonly storages: readonly Pick<Storage, "length" | "key" | "removeItem">[];
  readonly databases: Pick<IDBFactory, "databases" | "deleteDatabase">;
}

const storedByMixpanel = /^(?:mp_|__mp|mixpanel)/;

/**
 * Removes everything the analytics library stored, without loading it. The library never closes its databases, so while
 * it is on the page the browser only notes their removal; a page without consent calls this again.
 */
export async function forgetMixpanel({ storages, databases }: MixpanelRemains): Promise<void> {
  for (const storage of storages) {
    for (const key of keysOf(storage)) if (storedByMixpanel.test(key)) storage.removeItem(key);
  }
  for (const { name = "" } of await databases.databases()) {
    if (storedByMixpanel.test(name)) databases.deleteDatabase(name);
  }
}

const keysOf = (storage: MixpanelRemains["storages"][number]): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
