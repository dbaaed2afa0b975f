import type { ValueOf, ValuesOf } from "../../kernel/fields/field.ts";
import { dayMs, type Instant, minuteMs } from "../../kernel/time/instant.ts";
import type { watchDevice, watchFields } from "./watch-fields.ts";

export type WatchDevice = ValueOf<typeof watchDevice>;
export type BoardWatch = ValuesOf<typeof watchFields>;

/** A device says so often that it is there. */
export const heartbeatEvery = minuteMs;
/** One heartbeat may be lost on its way. */
export const awakeFor = 2.5 * minuteMs;
const keptFor = dayMs;
/** More than any shop has; a browser that forgets its id makes a new one each time. */
const mostDevices = 20;
/** A press that changes nothing is not written again so soon. */
const writtenAgainAfter = 20_000;

/** Staff would notice an order on it: they see the page, or hear it. */
export const isAlert = ({ sound, visible }: Pick<WatchDevice, "sound" | "visible">): boolean =>
  visible || sound === "on";

/** The devices on which staff would notice an order right now. */
export const awakeDevices = (devices: BoardWatch["devices"], now: Instant): readonly WatchDevice[] =>
  Object.values(devices).filter((device) => isAlert(device) && device.at > now - awakeFor);

/** The devices after a heartbeat; null where it says nothing new. */
export function devicesAfter(
  devices: BoardWatch["devices"],
  deviceId: string,
  said: WatchDevice,
): BoardWatch["devices"] | null {
  const known = Object.hasOwn(devices, deviceId) ? devices[deviceId] : undefined;
  const isSame =
    known?.sound === said.sound && known.visible === said.visible && said.at < known.at + writtenAgainAfter;
  if (isSame) return null;
  const others = Object.entries(devices)
    .filter(([id, { at }]) => id !== deviceId && at > said.at - keptFor)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, mostDevices - 1);
  return Object.fromEntries([[deviceId, said], ...others]);
}
