import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";

/** Nothing waits for it: every page can be used without keys. */
export const LateKeys = lateComponent(
  latePart(
    "console-keys",
    async () => (await import(/* webpackChunkName: "part-console-keys" */ "./console-keys.tsx")).ConsoleKeys,
  ),
  () => null,
);
