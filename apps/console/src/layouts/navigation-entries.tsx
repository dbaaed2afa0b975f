import type { Standing } from "@lokalkorb/domain/access/role";
import {
  BikeIcon,
  CircleCheckIcon,
  InboxIcon,
  ListIcon,
  PercentIcon,
  SettingsIcon,
  SparklesIcon,
  StoreIcon,
  WarningIcon,
} from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { mayOpen } from "@/shared/routes/may-open";
import type { ShopRouteKey } from "@/shared/routes/routes";

export type NavigationEntry = readonly [ShopRouteKey, ReactElement];

/** In the order of a working day. */
const entries: readonly NavigationEntry[] = [
  ["setup", <CircleCheckIcon key="setup" />],
  ["board", <InboxIcon key="board" />],
  ["allOrders", <ListIcon key="allOrders" />],
  ["catalog", <StoreIcon key="catalog" />],
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
