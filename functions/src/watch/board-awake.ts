import { boardAwake as contract } from "@lokalkorb/contracts/watch";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import {
  type BoardWatch,
  devicesAfter,
  isAlert,
  type WatchDevice,
} from "@lokalkorb/domain/ordering/watch/awake-devices";
import { endsWith } from "@lokalkorb/domain/ordering/watch/watch-decision";
import {
  contended,
  inTransaction,
  readDocument,
  setDocument,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { boardWatchDocument } from "@lokalkorb/model/documents/restaurants/data/watch";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { renewShop } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { startOfDay } from "../platform/business-day.ts";
import { platformTimeZone } from "../platform/regions.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { revalidateSecrets } from "../platform/secrets.ts";

type Pause = NonNullable<BoardWatch["pause"]>;

/**
 * The heartbeat of a board: two reads and a write a minute for each device, and nothing for an order (P11). A device that
 * staff see or hear ends the automatic pause, in the transaction in which it is written that it is there (3.10).
 */
const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { restaurantId, deviceId, sound, visible } = input;
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "order.accept"))) return refuse({ type: "not-allowed" });
  const { pause, opened } = await inTransaction(contended(deps.db), async (tx) => {
    const watch = await readDocument(tx, boardWatchDocument, { restaurantId });
    const said: WatchDevice = { at: deps.now(), sound, visible };
    const devices = devicesAfter(watch?.devices ?? {}, deviceId, said);
    const running = watch?.pause?.to === undefined && isAlert(said) ? watch?.pause : undefined;
    const ended = running === undefined ? undefined : await endPause(tx, deps, restaurantId, running);
    const patch = {
      ...(devices !== null && { devices }),
      ...(isAlert(said) && { awakeAt: said.at }),
      ...(ended !== undefined && { pause: ended }),
    };
    const key = { restaurantId };
    if (watch === null) setDocument(tx, boardWatchDocument, key, { devices: {}, ...patch });
    else if (devices !== null || ended !== undefined) updateDocument(tx, boardWatchDocument, key, patch);
    return { pause: ended ?? watch?.pause, opened: ended?.endedBy === "board" };
  });
  if (opened) await renewShop(deps, restaurantId, "operations");
  const isOfToday = pause !== undefined && pause.from >= startOfDay(deps.now(), platformTimeZone);
  return ok({ pause: isOfToday ? { from: pause.from, to: pause.to ?? null, orders: pause.orders } : null });
};

/** Staff may have opened, or its day may be over: then there is nothing left to end. */
async function endPause(
  tx: AdminTransaction,
  { now }: RenewingDeps,
  restaurantId: string,
  { from, orders }: Pause,
): Promise<Pause> {
  const shop = await readDocument(tx, shopDocument, { restaurantId });
  if (shop === null || !endsWith(shop.operations, now())) return { from, orders, to: now(), endedBy: "day" };
  updateDocument(tx, shopDocument, { restaurantId }, { operations: { state: "open" } });
  return { from, orders, to: now(), endedBy: "board" };
}

export const boardAwake = defineCallable(contract, command, { secrets: revalidateSecrets });
