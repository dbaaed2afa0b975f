import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { useState } from "react";
import type { ReactElement } from "react";
import { consoleText } from "@/shared/commands/console-text";
import { useMinute } from "@/shared/device/use-now";

export interface ConnectionPillProps {
  readonly timezone: string;
}

/** Whether everything on screen is as of now. Staff who trust an old board burn bread. */
export function ConnectionPill({ timezone }: ConnectionPillProps): ReactElement {
  const connection = useConnection();
  const now = useMinute();
  const [last, setLast] = useState({ connection, since: now });
  if (last.connection !== connection) setLast({ connection, since: now });
  const words = consoleText.connection;
  return (
    <output data-connection={connection}>
      {connection === "offline" ? (
        <Lost since={instantToLocal(last.since, timezone).time} />
      ) : (
        <StatusPill tone={connection === "live" ? "ok" : "off"} ground="tinted" live={connection === "live"}>
          {connection === "live" ? words.live : words.connecting}
        </StatusPill>
      )}
    </output>
  );
}

function Lost({ since }: { readonly since: string }): ReactElement {
  const words = consoleText.connection;
  return (
    <StatusPill tone="danger" ground="tinted">
      <span className="max-md:hidden">{words.lost(since)}</span>
      <span className="md:hidden">{words.lostShort(since)}</span>
    </StatusPill>
  );
}
