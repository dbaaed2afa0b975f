import { promisedSlot } from "../order/promised-slot.ts";
import { must } from "../../kernel/invariant.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { versionOf } from "../order/order-transition.ts";
import type { Order } from "../order/order.ts";

const titles: Readonly<Record<FulfilmentType, (shop: string) => string>> = {
  pickup: (shop) => `Abholung bei ${shop}`,
  delivery: (shop) => `Lieferung von ${shop}`,
  shipping: (shop) => `Paket von ${shop}`,
  locker: (shop) => `Abholfach von ${shop}`,
  dineIn: (shop) => `Tisch bei ${shop}`,
};

/** One appointment in the format of RFC 5545, for every calendar. A moved order replaces its earlier entry. */
export function orderCalendar(order: Order & { readonly id: string }, now: Instant, url: string): string {
  const { type, place, address } = order.distribution;
  const slot = promisedSlot(order);
  const where = [
    ...(place === undefined ? [] : [place.name]),
    ...[place?.address ?? address].flatMap((known) =>
      known === undefined ? [] : [`${known.street} ${known.houseNo}, ${known.zip} ${known.city}`],
    ),
  ].join(", ");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lokalkorb//Bestellung//DE",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${order.id}@lokalkorb`,
    `SEQUENCE:${versionOf(order)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(slot.start)}`,
    `DTEND:${stamp(slot.end)}`,
    `SUMMARY:${escaped(titles[type](order.restaurantName))}`,
    `DESCRIPTION:${escaped(`Abrufnummer ${order.dayCode}, Bestellnummer ${order.no}\n${url}`)}`,
    ...(where === "" ? [] : [`LOCATION:${escaped(where)}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** 'abholung-a-1042.ics' */
export const calendarFileName = ({ no, distribution }: Pick<Order, "no" | "distribution">): string =>
  `${distribution.type === "delivery" ? "lieferung" : "abholung"}-${no.toLowerCase()}.ics`;

const stamp = (at: Instant): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Bytes of a letter in UTF-8. */
function sizeOf(letter: string): number {
  const code = must(letter.codePointAt(0), "a letter has a code");
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** A line has at most 75 bytes; what is longer goes on after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const letter of line) {
    const size = sizeOf(letter);
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
