import { latePart } from "@lokalkorb/ui/late-part";
import { useLate } from "@lokalkorb/ui/use-late";
import type { ReactElement } from "react";
import type { ConsoleKeysProps } from "./console-keys.tsx";

const keysPart = latePart(
  "console-keys",
  async () => (await import(/* webpackChunkName: "part-console-keys" */ "./console-keys.tsx")).ConsoleKeys,
  { warm: true },
);

/** Every page can be used without keys; on the board they come with what is fetched once it is painted. */
export function LateKeys({ route }: ConsoleKeysProps): ReactElement | null {
  const keys = useLate(keysPart, route !== "board");
  return keys.status === "here" ? <keys.module route={route} /> : null;
}
