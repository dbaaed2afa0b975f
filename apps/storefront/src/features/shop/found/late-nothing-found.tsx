import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { NothingFoundProps } from "./nothing-found.tsx";

/** The number of finds stands there without it. */
export const LateNothingFound = lateComponent<NothingFoundProps>(
  latePart(
    "nothing-found",
    async () => (await import(/* webpackChunkName: "part-nothing-found" */ "./nothing-found.tsx")).NothingFound,
  ),
  () => null,
);
