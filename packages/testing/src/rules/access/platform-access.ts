import type { AccessRow } from "../access-row.ts";
import { everybody } from "../callers.ts";

export const platformAccess: readonly AccessRow[] = [{ path: "data/stats", operation: "get", allowed: everybody }];
