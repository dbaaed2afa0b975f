import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { RestockBellProps } from "./restock-bell.tsx";

/** That something is sold out stands there without it. */
export const LateRestockBell = lateComponent<RestockBellProps>(
  latePart(
    "restock-bell",
    async () => (await import(/* webpackChunkName: "part-restock-bell" */ "./restock-bell.tsx")).RestockBell,
  ),
  () => null,
);
