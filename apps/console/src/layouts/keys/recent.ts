import { deviceMemory } from "@/shared/device/device-memory";
import type { Entry } from "./entries.ts";

/** Address and title of what was gone to last. Orders and customers are none of it: names do not stay on a device (GDP-02). */
export type Recent = Pick<Entry, "href" | "title">;

const kept = 6;
const kinds: ReadonlySet<Entry["group"]> = new Set(["actions", "places", "items", "recent"]);

const memoryOf = (restaurantId: string) => deviceMemory(`lokalkorb:recent:${restaurantId}`);

/** A memory that is broken is none. */
export function readRecent(stored: string | null): readonly Recent[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter(isRecent).slice(0, kept) : [];
  } catch {
    return [];
  }
}

const isRecent = (one: unknown): one is Recent =>
  typeof one === "object" &&
  one !== null &&
  "href" in one &&
  typeof one.href === "string" &&
  one.href.startsWith("/") &&
  "title" in one &&
  typeof one.title === "string";

export const withRecent = (list: readonly Recent[], { group, href, title }: Entry): readonly Recent[] =>
  kinds.has(group) ? [{ href, title }, ...list.filter((one) => one.href !== href)].slice(0, kept) : list;

export const recentOf = (restaurantId: string): readonly Recent[] => readRecent(memoryOf(restaurantId).read());

export function remember(restaurantId: string, entry: Entry): void {
  memoryOf(restaurantId).write(JSON.stringify(withRecent(recentOf(restaurantId), entry)));
}
