import type { Order } from "@lokalkorb/domain/orders/order";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { orderText } from "./order-text.ts";

/** One appointment in the format of RFC 5545, for every calendar. */
export function orderCalendar(order: Order & { readonly id: string }, now: Instant, url: string): string {
  const { slot, place } = order.distribution;
  const address =
    place &&
    `${place.name}, ${place.address.street} ${place.address.houseNo}, ${place.address.zip} ${place.address.city}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lokalkorb//Bestellung//DE",
    "BEGIN:VEVENT",
    `UID:${order.id}@lokalkorb`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(slot.start)}`,
    `DTEND:${stamp(slot.end)}`,
    `SUMMARY:${escaped(orderText.calendarTitle(order.restaurantName))}`,
    `DESCRIPTION:${escaped(`${orderText.calendarText(order.dayCode, order.no)}\n${url}`)}`,
    ...(address ? [`LOCATION:${escaped(address)}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

const stamp = (at: Instant): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);

/** A line has at most 75 bytes; what is longer goes on after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = "";
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}
