import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { hourMs, type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { awakeDevices, awakeFor, type BoardWatch } from "@lokalkorb/domain/ordering/watch/awake-devices";
import { boardStatusText as words } from "./board-status-text.ts";

export interface BoardStatusWords {
  readonly isAwake: boolean;
  readonly title: string;
  readonly detail: string;
}

/** Whether staff would notice an order right now, in words; without a document no board was ever open. */
export function boardStatusWords(watch: BoardWatch | null, now: Instant, timezone: string): BoardStatusWords {
  const devices = watch?.devices ?? {};
  const awake = awakeDevices(devices, now);
  if (awake.length > 0) {
    const last = Math.max(...awake.map(({ at }) => at));
    const silent = awake.filter(({ sound }) => sound !== "on").length;
    return {
      isAwake: true,
      title: words.awake(awake.length, agoWords(last, now, timezone)),
      detail: silent > 0 ? words.silent(silent, awake.length) : "",
    };
  }
  const unseen = Object.values(devices).filter(({ at }) => at > now - awakeFor).length;
  const last = watch?.awakeAt;
  const detail =
    unseen > 0 ? words.unseen(unseen) : last === undefined ? words.never : words.lastAt(agoWords(last, now, timezone));
  return { isAwake: false, title: words.asleep, detail };
}

/** 'vor 20 s' of a clock that differs a little from the server's; from an hour on by the clock. */
function agoWords(at: Instant, now: Instant, timezone: string): string {
  const ago = Math.max(0, now - at);
  if (ago < 10_000) return words.now;
  if (ago < minuteMs) return words.seconds(Math.round(ago / 1000));
  if (ago < hourMs) return words.minutes(Math.floor(ago / minuteMs));
  const { date, time } = instantToLocal(at, timezone);
  const today = instantToLocal(now, timezone).date;
  return date === today ? words.clock(time) : words.moment(formatShortDay(date, today), time);
}
