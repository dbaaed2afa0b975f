import type { Id } from "@lokalkorb/domain/kernel/branded";
import { useCallback, useState } from "react";
import { deviceMemory } from "@/shared/device/device-memory";

const memory = deviceMemory("lokalkorb:seen-cancellations");
/** Cancellations of more than a few days are not on any board. */
const kept = 200;

function remembered(): readonly string[] {
  const stored = memory.read();
  return stored === null || stored === "" ? [] : stored.split(" ");
}

/** Cancellations that were confirmed at this device. */
export function useSeenCancellations(): readonly [seen: ReadonlySet<string>, see: (orderId: Id<"order">) => void] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(
    () => new Set(typeof window === "undefined" ? [] : remembered()),
  );
  const see = useCallback((orderId: Id<"order">) => {
    const next = [...new Set([...remembered(), orderId])].slice(-kept);
    memory.write(next.join(" "));
    setSeen(new Set(next));
  }, []);
  return [seen, see];
}
