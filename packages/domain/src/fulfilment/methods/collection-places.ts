import type { Address } from "../../kernel/country/address.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Window } from "../../kernel/time/window.ts";
import type { FulfilmentMethod } from "./fulfilment-method.ts";
import type { Place } from "./place.ts";

/** Where goods can be fetched, and when in which way. */
export interface CollectionPlace {
  readonly address: Address;
  /** Absent for the shop itself, where the method names no place of its own. */
  readonly place?: Place;
  readonly ways: readonly {
    readonly id: string;
    readonly type: FulfilmentType;
    readonly name: string;
    readonly windows: readonly Window[];
  }[];
}

/**
 * All places of pickup, locker and table, each once, in the order of the shop's methods; a market stand on tour is several,
 * each on its own days. Methods that bring or send have none.
 */
export function collectionPlaces(methods: readonly FulfilmentMethod[], home: Address): readonly CollectionPlace[] {
  const found = new Map<string, CollectionPlace>();
  for (const { id, type, name, windows, weekPlaces = [], place } of methods) {
    if (type === "delivery" || type === "shipping") continue;
    for (const window of windows) {
      const there = weekPlaces.find(({ weekday }) => weekday === window.weekday)?.place ?? place;
      const address = there?.address ?? home;
      const key = keyOf(address);
      const known = found.get(key) ?? { address, ...(there && { place: there }), ways: [] };
      const others = known.ways.filter((way) => way.id !== id);
      const own = known.ways.find((way) => way.id === id)?.windows ?? [];
      found.set(key, { ...known, ways: [...others, { id, type, name, windows: [...own, window] }] });
    }
  }
  return [...found.values()];
}

const keyOf = ({ street, houseNo, zip, city }: Address): string => [street, houseNo, zip, city].join("|").toLowerCase();
