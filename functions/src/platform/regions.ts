import { regions } from "@lokalkorb/contracts/regions";

/** Triggers, schedules and webhooks run once, so they run in one region. */
export const eventRegion: string = regions.europe;

/** What days and hours of platform-wide work mean. Shops have their own time zone. */
export const platformTimeZone = "Europe/Berlin";
