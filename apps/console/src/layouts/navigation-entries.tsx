import type { Standing } from "@lokalkorb/domain/access/role";
import {
  BikeIcon,
  ChartColumnIcon,
  CircleCheckIcon,
  InboxIcon,
  ListIcon,
  PercentIcon,
  SettingsIcon,
  SparklesIcon,
  StoreIcon,
  SunIcon,
  WarningIcon,
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
  ["report", <ChartColumnIcon key="report" />],
  ["allOrders", <ListIcon key="allOrders" />],
  ["fulfilment", <BikeIcon key="fulfilment" />],
  ["discounts", <PercentIcon key="discounts" />],
  ["appearance", <SparklesIcon key="appearance" />],
  ["settings", <SettingsIcon key="settings" />],
  ["deadLetters", <WarningIcon key="deadLetters" />],
];

/** How many fit beside each other under thumbs; a phone has the others behind its last button. */
export const entriesOnPhones = 3;

/** The entries of this role and no other; how to begin stands there until the shop is seen. */
export const entriesFor = (role: Standing, isHidden: boolean): readonly NavigationEntry[] =>
  entries.filter(([key]) => mayOpen(role, key) && (isHidden || key !== "setup"));
