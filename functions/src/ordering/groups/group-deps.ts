import type { MenuDeps } from "../../catalog/menu-store.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import type { GroupLinks } from "./group-token.ts";

export interface GroupDeps extends LimitedDeps, MenuDeps {
  readonly groupLinks: GroupLinks;
}
