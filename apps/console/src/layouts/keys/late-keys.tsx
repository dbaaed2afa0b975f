import { latePart } from "@lokalkorb/ui/late-part";
import { useLate } from "@lokalkorb/ui/use-late";
import { useEffect, useState, type ReactElement } from "react";
import type { ConsoleKeysProps } from "./console-keys.tsx";

const keysPart = latePart(
  "console-keys",
  async () => (await import(/* webpackChunkName: "part-console-keys" */ "./console-keys.tsx")).ConsoleKeys,
);

/** Orders and their pictures go first. */
const settledMillis = 4_000;

/** Every page can be used without keys: they come when the page has had its turn, and are there from then on. */
export function LateKeys(props: ConsoleKeysProps): ReactElement | null {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settledMillis);
    return () => clearTimeout(timer);
  }, []);
  const keys = useLate(keysPart, isSettled);
  if (keys.status !== "here") return null;
  const Keys = keys.module;
  return <Keys {...props} />;
}
