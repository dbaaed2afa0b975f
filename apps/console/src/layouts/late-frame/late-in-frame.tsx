import { latePart } from "@lokalkorb/ui/late-part";
import { useLate } from "@lokalkorb/ui/use-late";
import { useEffect, useState, type ReactElement } from "react";
import type { ShopRouteKey } from "@/shared/routes/routes";

const framePart = latePart("frame-parts", () => import(/* webpackChunkName: "part-frame-parts" */ "./frame-parts.ts"));
/** The page itself has had its turn by then. */
const afterMillis = 5_000;

interface LateInFrameProps {
  readonly part: "ConsoleKeys" | "WatchStrip";
  readonly route: ShopRouteKey;
}

/** Every page can be used without: the keys, which the board alone lets wait, and the word that this device is awake. */
export function LateInFrame({ part, route }: LateInFrameProps): ReactElement | null {
  const [isTime, setTime] = useState(part === "ConsoleKeys" && route !== "board");
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), afterMillis);
    return () => clearTimeout(timer);
  }, []);
  const parts = useLate(framePart, isTime);
  if (!isTime || parts.status !== "here") return null;
  const Part: (props: Pick<LateInFrameProps, "route">) => ReactElement | null = parts.module[part];
  return <Part route={route} />;
}
