import * as contracts from "@lokalkorb/contracts/push-devices";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { deleteDocument, readDocument, readQuery, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { pushDeviceDocument } from "@lokalkorb/model/documents/restaurants/push-devices/push-device";
import { staffMay } from "../access/staff.ts";
import type { Caller } from "../platform/caller.ts";
import type { Deps } from "../platform/deps.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { pushSecrets } from "../platform/secrets.ts";
import type { PushDeps } from "./push-port.ts";

type Key = { readonly restaurantId: string; readonly deviceId: string };

/**
 * Staff who see orders may hear of them on their own devices. The member is part of the name: all staff of a shop can read the
 * ids of its devices, and none may take the place of another's.
 */
const addressOf = ({ restaurantId, deviceId }: Key, { uid }: Caller): Key => ({
  restaurantId,
  deviceId: `${uid}_${deviceId}`,
});

const read = ({ db }: Deps, address: Key) => readDocument(db, pushDeviceDocument, address);

/** No browser is shared by so many members. */
const mostMembers = 20;

const look: Command<typeof contracts.pushDevice, PushDeps> = async (input, caller, deps) => {
  if (!(await staffMay(deps.db, input.restaurantId, caller.uid, "orders.read"))) return refuse({ type: "not-allowed" });
  const device = await read(deps, addressOf(input, caller));
  return ok({ key: deps.push?.publicKey ?? null, on: device !== null });
};

const set: Command<typeof contracts.setPushDevice, PushDeps> = async (input, caller, deps) => {
  const { restaurantId, subscription } = input;
  const { push } = deps;
  return withIdempotency(deps, requestKeyOf(contracts.setPushDevice.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "orders.read"))) return refuse({ type: "not-allowed" });
    const address = addressOf(input, caller);
    if (subscription === null) {
      deleteDocument(tx, pushDeviceDocument, address);
      return ok({ result: "off" as const });
    }
    const { endpoint } = subscription;
    if (push?.knows(endpoint) !== true) return ok({ result: "unknown-service" as const });
    // A browser that another member of the team used before is now the caller's.
    const sameBrowser = queryOf(
      pushDeviceDocument,
      { restaurantId },
      { where: matching({ endpoint }), limit: mostMembers },
    );
    for (const { id } of await readQuery(tx, sameBrowser))
      if (id !== address.deviceId) deleteDocument(tx, pushDeviceDocument, { restaurantId, deviceId: id });
    setDocument(tx, pushDeviceDocument, address, { uid: caller.uid, ...subscription });
    return ok({ result: "on" as const });
  });
};

const tryIt: Command<typeof contracts.tryPushDevice, PushDeps & LimitedDeps> = async (input, caller, deps) => {
  const { restaurantId } = input;
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "orders.read"))) return refuse({ type: "not-allowed" });
  const address = addressOf(input, caller);
  const device = await read(deps, address);
  if (device === null || deps.push === null) return ok({ result: "gone" });
  const limited = await deps.rateLimits.take(deps, "pushTry", caller);
  if (limited !== null) return refuse(limited);
  const message = { ...tryMessage, tag: "test", path: `/${restaurantId}/bestellungen` };
  const result = await deps.push.send(device, message).catch(() => "failed" as const);
  if (result === "gone") await deleteDocument(deps.db, pushDeviceDocument, address);
  return ok({ result });
};

const tryMessage = { title: "Testnachricht", body: "So meldet sich eine neue Bestellung auf diesem Gerät." };

/** The role of a member that may be told of orders. */
export const mayHear = (role: Parameters<typeof can>[0] | undefined): boolean =>
  role !== undefined && can(role, "orders.read");

/** The role of a member that reads what shoppers write. */
export const mayRead = (role: Parameters<typeof can>[0] | undefined): boolean =>
  role !== undefined && can(role, "order.talk");

const options = { secrets: pushSecrets };
export const pushDevice = defineCallable(contracts.pushDevice, look, options);
export const setPushDevice = defineCallable(contracts.setPushDevice, set, options);
export const tryPushDevice = defineCallable(contracts.tryPushDevice, tryIt, options);
