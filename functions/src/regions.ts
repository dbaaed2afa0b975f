import { deployedRegions, regions } from "@lokalkorb/contracts/regions";

/** Callables answer in both regions (decision 22); which one a call goes to stands in its contract. */
export const callableRegions: string[] = [...deployedRegions];

/** Triggers, schedules and webhooks run once, so they run in one region. */
export const eventRegion: string = regions.europe;

/** What days and hours of platform-wide work mean. Shops have their own time zone. */
export const platformTimeZone = "Europe/Berlin";
