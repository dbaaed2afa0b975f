import { useCallback, useState } from "react";
import { deviceMemory } from "@/shared/device/device-memory";

const memory = deviceMemory("lokalkorb:kitchen-ticks");
/** More lines than a kitchen has before it at once. */
const kept = 1000;

const remembered = (): readonly string[] => (memory.read() ?? "").split(" ").filter(Boolean);

export interface Ticks {
  readonly ticks: ReadonlySet<string>;
  readonly toggle: (tick: string) => void;
}

/** Ticks of this screen alone: shared ones would cost each line two writes, and the step of the order is what all see. */
export function useTicks(): Ticks {
  const [ticks, setTicks] = useState<ReadonlySet<string>>(
    () => new Set(typeof window === "undefined" ? [] : remembered()),
  );
  const toggle = useCallback(
    (tick: string) => {
      const next = new Set(ticks);
      if (!next.delete(tick)) next.add(tick);
      memory.write([...next].slice(-kept).join(" "));
      setTicks(next);
    },
    [ticks],
  );
  return { ticks, toggle };
}
