import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { useState, type ReactElement } from "react";
import { layoutText } from "./layout-text.ts";
import { useMinute } from "@/shared/device/use-now";

/** Whether everything on screen is as of now. Staff who trust an old board burn bread. */
export function ConnectionPill({ timezone }: { readonly timezone: string }): ReactElement {
  const connection = useConnection();
  const now = useMinute();
  const [last, setLast] = useState({ connection, since: now });
  if (last.connection !== connection) setLast({ connection, since: now });
  const labels = layoutText.connection;
  return (
    <output data-connection={connection}>
      {connection === "offline" ? (
        <StatusPill tone="danger" ground="tinted">
          {labels.lost(instantToLocal(last.since, timezone).time)}
        </StatusPill>
      ) : (
        <StatusPill tone={connection === "live" ? "ok" : "off"} ground="tinted" live={connection === "live"}>
          {connection === "live" ? labels.live : labels.connecting}
        </StatusPill>
      )}
    </output>
  );
}
