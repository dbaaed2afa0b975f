import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { hourMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { deleteDocument, readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { pushDeviceDocument } from "@lokalkorb/model/documents/restaurants/push-devices/push-device";
import type { EffectRunner } from "../outbox/effect-runner.ts";
import { tellViewers } from "./tell-viewers.ts";
import { mayHear, mayRead } from "./push-devices.ts";
import type { PushDeps, PushMessage, PushTarget } from "./push-port.ts";

/** More than any team has. */
const mostDevices = 50;
/** An order that is told later is no news; the board has it. */
const newsFor = hourMs;
/** Most shops have no such device, and every order asks (P11). */
const emptyFor = 60_000;
const mostKept = 1000;
const empty = new Map<Id<"shop">, Instant>();

/**
 * Tells the devices that want to hear of it that an order came: its number and its time, no name, no address, no sum, so that
 * a locked screen tells no stranger. A member who left the team is told nothing, and forgotten. One that a service does not take is not
 * tried again: the board rings anyway.
 */
const tellStaff: EffectRunner<PushDeps> = async (deps, { restaurantId, orderId, createdAt, talk }) => {
  const now = deps.now();
  const { push } = deps;
  if (push === null || now - createdAt > newsFor || now < (empty.get(restaurantId) ?? 0)) return;
  const query = queryOf(pushDeviceDocument, { restaurantId }, { limit: mostDevices });
  const devices = await readQuery(deps.db, query);
  if (devices.length === 0) return rememberEmpty(restaurantId, now);
  const account = await readDocument(deps.db, accountDocument, { restaurantId });
  const order = await readDocument(deps.db, orderDocument, { restaurantId, orderId });
  if (account === null || order === null) return;
  const message =
    talk === undefined
      ? newOrderMessage(order, restaurantId, now, order.evidence?.timezone)
      : messageForShop(order, restaurantId);
  const hears = talk === undefined ? mayHear : mayRead;
  await Promise.all(
    devices.map(async (device) => {
      const mayBeTold = Object.hasOwn(account.roles, device.uid) && hears(account.roles[device.uid]);
      const result = mayBeTold ? await push.send(targetOf(device), message).catch(() => "failed" as const) : "gone";
      if (result === "failed") deps.log.warn("push: a device was not told", { restaurantId, orderId });
      if (result === "gone") await deleteDocument(deps.db, pushDeviceDocument, { restaurantId, deviceId: device.id });
    }),
  );
};

/** The shop hears of new orders and of messages to it, the shopper of everything else. */
export const runPushEffect: EffectRunner<PushDeps> = (deps, entry, recordIn) =>
  (entry.event === "placed" || entry.talk?.to === "shop" ? tellStaff : tellViewers)(deps, entry, recordIn);

function rememberEmpty(restaurantId: Id<"shop">, now: Instant): void {
  if (empty.size >= mostKept) empty.clear();
  empty.set(restaurantId, now + emptyFor);
}

const targetOf = ({ endpoint, p256dh, auth }: DocumentOf<typeof pushDeviceDocument>): PushTarget => ({
  endpoint,
  p256dh,
  auth,
});

/** A message about an order, without a word of it. */
const messageForShop = (
  { id, restaurantName, dayCode }: Pick<Order, "restaurantName" | "dayCode"> & { readonly id: string },
  restaurantId: Id<"shop">,
): PushMessage => ({
  title: `Nachricht zu Bestellung ${dayCode}`,
  body: `${restaurantName}. Antippen öffnet die Tafel.`,
  tag: `talk-${id}`,
  path: `/${restaurantId}/bestellungen`,
});

/** 'Neue Bestellung 47' and 'heute 12:30'. */
export function newOrderMessage(
  {
    id,
    restaurantName,
    dayCode,
    channel,
    distribution,
  }: Pick<Order, "restaurantName" | "dayCode" | "channel" | "distribution"> & { readonly id: string },
  restaurantId: Id<"shop">,
  now: Instant,
  timezone = "Europe/Berlin",
): PushMessage {
  const today = instantToLocal(now, timezone).date;
  const { date, time } = instantToLocal(distribution.slot.start, timezone);
  const day = date === today ? "heute" : formatShortDay(date, today);
  return {
    title: `${channel === "test" ? "Testbestellung" : "Neue Bestellung"} ${dayCode} · ${day} ${time}`,
    body: `${restaurantName}. Antippen öffnet die Tafel.`,
    tag: `order-${id}`,
    path: `/${restaurantId}/bestellungen`,
  };
}
