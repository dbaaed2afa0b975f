import { regions } from "@lokalkorb/contracts/regions";

/** Triggers, schedules and webhooks run once, so they run in one region. */
export const eventRegion: string = regions.europe;

/** The time zone of platform-wide days and hours. Shops have their own. */
export const platformTimeZone = "Europe/Berlin";
