import type { Operations } from "@lokalkorb/domain/shop/shop-settings";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { ConnectionState } from "@lokalkorb/model/client/connection/connection";
import { offlineSentence, operationsSentence } from "./operations-text.ts";

export interface OperationsInput {
  readonly connection: ConnectionState;
  readonly operations: Operations;
  /** The part of it in force. */
  readonly live: Operations["state"];
  readonly timezone: string;
  readonly now: Instant;
}

/** The state of the shop right now, and its end. */
export function operationsNow({
  connection,
  operations,
  live,
  timezone,
  now,
}: OperationsInput): readonly [string, string] {
  if (connection === "offline") return offlineSentence;
  const today = instantToLocal(now, timezone).date;
  const end = operations.until === undefined ? null : instantToLocal(operations.until, timezone);
  const day = end === null || end.date === today ? "" : `${formatShortDay(end.date, today)} `;
  return operationsSentence[live]({
    until: end === null ? "" : `${day}${end.time}`,
    extra: operations.rushExtraMinutes ?? 0,
  });
}
