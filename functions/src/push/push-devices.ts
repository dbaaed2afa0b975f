import * as contracts from "@lokalkorb/contracts/push-devices";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { deleteDocument, readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
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

/** Staff who see orders may hear of them on their own devices, and decide about no device of another member. */
const isTheirs = (device: { readonly uid: string } | null, { uid }: Caller): boolean => device?.uid === uid;

const read = ({ db }: Deps, { restaurantId, deviceId }: Key) =>
  readDocument(db, pushDeviceDocument, { restaurantId, deviceId });

const look: Command<typeof contracts.pushDevice, PushDeps> = async (input, caller, deps) => {
  if (!(await staffMay(deps.db, input.restaurantId, caller.uid, "orders.read"))) return refuse({ type: "not-allowed" });
  const on = isTheirs(await read(deps, input), caller);
  return ok({ key: deps.push?.publicKey ?? null, on });
};

const set: Command<typeof contracts.setPushDevice, PushDeps> = async (input, caller, deps) => {
  const { restaurantId, deviceId, subscription } = input;
  const { push } = deps;
  return withIdempotency(deps, requestKeyOf(contracts.setPushDevice.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "orders.read"))) return refuse({ type: "not-allowed" });
    const key = { restaurantId, deviceId };
    const device = await readDocument(tx, pushDeviceDocument, key);
    if (subscription === null) {
      if (isTheirs(device, caller)) deleteDocument(tx, pushDeviceDocument, key);
      return ok({ result: "off" as const });
    }
    if (push?.knows(subscription.endpoint) !== true) return ok({ result: "unknown-service" as const });
    // A browser that another member of the team used before is now the caller's.
    setDocument(tx, pushDeviceDocument, key, { uid: caller.uid, ...subscription });
    return ok({ result: "on" as const });
  });
};

const tryIt: Command<typeof contracts.tryPushDevice, PushDeps & LimitedDeps> = async (input, caller, deps) => {
  const { restaurantId } = input;
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "orders.read"))) return refuse({ type: "not-allowed" });
  const device = await read(deps, input);
  if (device === null || !isTheirs(device, caller) || deps.push === null) return ok({ result: "gone" });
  const limited = await deps.rateLimits.take(deps, "pushTry", caller);
  if (limited !== null) return refuse(limited);
  const message = { ...tryMessage, tag: "test", path: `/${restaurantId}/bestellungen` };
  const result = await deps.push.send(device, message).catch(() => "failed" as const);
  if (result === "gone") await deleteDocument(deps.db, pushDeviceDocument, input);
  return ok({ result });
};

const tryMessage = { title: "Testnachricht", body: "So meldet sich eine neue Bestellung auf diesem Gerät." };

/** The role of a member that may be told of orders. */
export const mayHear = (role: Parameters<typeof can>[0] | undefined): boolean =>
  role !== undefined && can(role, "orders.read");

const options = { secrets: pushSecrets };
export const pushDevice = defineCallable(contracts.pushDevice, look, options);
export const setPushDevice = defineCallable(contracts.setPushDevice, set, options);
export const tryPushDevice = defineCallable(contracts.tryPushDevice, tryIt, options);
