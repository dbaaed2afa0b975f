import { hourMs } from "../kernel/time/instant.ts";

/** A look of the platform's staff at a shop ends by itself. */
export const supportLookLasts = hourMs;
