import { formatClock } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

export interface WatchSmsFacts {
  readonly event: string;
  readonly shopName: string;
  readonly timezone: string;
  readonly since: Instant;
  readonly orders: number;
  readonly link: string;
}

const ordersWait = (orders: number): string => (orders === 1 ? "1 Bestellung wartet" : `${orders} Bestellungen warten`);

/** Letters of the GSM alphabet alone: with others a text costs twice as much. */
export function watchSms({ event, shopName, timezone, since, orders, link }: WatchSmsFacts): string {
  const name = shopName.slice(0, 40);
  // The clock is written with a space that does not break, which is none of them.
  const clock = formatClock(since, timezone).replaceAll("\u00A0", " ");
  return event === "autoPaused"
    ? `${name}: ${orders === 1 ? "1 Bestellung blieb" : `${orders} Bestellungen blieben`} ohne Antwort, keine Tafel ist wach. Seit ${clock} nimmt dein Laden für heute nichts mehr an. Tafel öffnen: ${link}`
    : `${name}: ${ordersWait(orders)}, und keine Tafel ist wach. Bitte gleich annehmen: ${link}`;
}
