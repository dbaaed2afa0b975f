import type { Standing } from "@lokalkorb/domain/access/role";
import {
  BikeIcon,
  ChartColumnIcon,
  CircleCheckIcon,
  InboxIcon,
  SettingsIcon,
  StoreIcon,
  SunIcon,
  UsersIcon,
} from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { mayOpen } from "@/shared/routes/may-open";
import type { ShopRouteKey } from "@/shared/routes/routes";

export type NavigationEntry = readonly [ShopRouteKey, ReactElement];

/** In the order of a working day. */
const entries: readonly NavigationEntry[] = [
  ["setup", <CircleCheckIcon key="setup" />],
  ["today", <SunIcon key="today" />],
  ["board", <InboxIcon key="board" />],
  ["catalog", <StoreIcon key="catalog" />],
  ["fulfilment", <BikeIcon key="fulfilment" />],
  ["customers", <UsersIcon key="customers" />],
  ["report", <ChartColumnIcon key="report" />],
  ["settings", <SettingsIcon key="settings" />],
];

/** How many fit beside each other under thumbs; a phone has the others behind its last button. */
export const entriesOnPhones = 3;

/** Pages that stand behind "Einstellungen" for all who may open it; others find theirs beside it. */
const underSettings: ReadonlySet<ShopRouteKey> = new Set([
  "fulfilment",
  "rounds",
  "payment",
  "discounts",
  "appearance",
  "legalTexts",
  "team",
  "notices",
  "deadLetters",
]);

/** Further ways to see orders, and what is done with them at the end of a day. */
const underBoard: ReadonlySet<ShopRouteKey> = new Set([
  "allOrders",
  "kitchen",
  "print",
  "weighing",
  "withdrawals",
  "closing",
  "invoices",
  "books",
]);

/** The entry that a page belongs to. */
export function entryOf(page: ShopRouteKey, role: Standing): ShopRouteKey {
  if (underBoard.has(page)) return "board";
  if (page === "businesses" || page === "standing") return "customers";
  return underSettings.has(page) && mayOpen(role, "settings") ? "settings" : page;
}

/** The entries of this role and no other; how to begin stands there until the shop is seen. */
export const entriesFor = (role: Standing, isHidden: boolean): readonly NavigationEntry[] =>
  entries.filter(([key]) => mayOpen(role, key) && entryOf(key, role) === key && (isHidden || key !== "setup"));
