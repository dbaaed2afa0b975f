import { shopPath } from "./paths.ts";

/** Where a company asks a shop to be supplied. */
export const businessRequestPath = (slug: string): string => `${shopPath(slug)}/firma`;
/** The companies of an account. */
export const ownBusinessesPath = (): string => "/konto/firmen";
