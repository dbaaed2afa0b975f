import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { ProductionStep } from "@lokalkorb/domain/ordering/production/orders-of-day";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Standing } from "@lokalkorb/domain/access/role";

/** Their names stand in the address of the page. */
export const printoutAddresses = {
  bakeList: "backliste",
  pickList: "pickliste",
  supplierList: "lieferanten",
  packingSlips: "packzettel",
  kitchenSlips: "kuechenbon",
  customerSlips: "abholzettel",
  stickers: "etiketten",
  deliveryList: "lieferliste",
  pickupList: "abholliste",
} as const;
export type PrintoutKind = keyof typeof printoutAddresses;
const kinds = Object.keys(printoutAddresses) as readonly PrintoutKind[];

/** The first two come from a label printer, one page each; the others from sheets of A4. */
export const stickerSizes = ["small", "large", "sheet24", "sheet14"] as const;
export type StickerSize = (typeof stickerSizes)[number];

/** In the address: goods for which no station is named. */
export const noStation = "ohne";

/** Labels of one sheet: down and across. */
export const sheetGrids = { sheet24: { rows: 8, columns: 3 }, sheet14: { rows: 7, columns: 2 } } as const;
export type SheetSize = keyof typeof sheetGrids;
export const isSheet = (size: StickerSize): size is SheetSize => size in sheetGrids;

export function placesOf(size: SheetSize): number {
  const { rows, columns } = sheetGrids[size];
  return rows * columns;
}

/** The first free label of a sheet that was begun, as it is asked for: 1 where that is none of the sheet. */
export function firstPlace(asked: string | null, size: StickerSize): number {
  const place = Number(asked);
  return isSheet(size) && Number.isInteger(place) && place >= 1 && place <= placesOf(size) ? place : 1;
}

/** Names, addresses and payments are none of the kitchen's (GDP-02); its tickets have none. */
export const knowsPersons = (role: Standing): boolean => role !== "kitchen";

const ofPersons: ReadonlySet<PrintoutKind> = new Set(["customerSlips", "deliveryList", "pickupList"]);

export const printoutsFor = (role: Standing): readonly PrintoutKind[] =>
  kinds.filter((kind) => knowsPersons(role) || !ofPersons.has(kind));

export const printoutAt = (address: string | null, role: Standing): PrintoutKind =>
  printoutsFor(role).find((kind) => printoutAddresses[kind] === address) ?? "bakeList";

const handedOver: ReadonlySet<PrintoutKind> = new Set(["packingSlips", "customerSlips", "deliveryList", "pickupList"]);
export const productionStepOf = (kind: PrintoutKind): ProductionStep => (handedOver.has(kind) ? "handOver" : "make");

/** A list of deliveries has no pickups, and the other way round. */
export function fitsPrintout(kind: PrintoutKind, { distribution: { type } }: Pick<Order, "distribution">): boolean {
  if (kind === "deliveryList") return type === "delivery";
  return kind !== "pickupList" || type === "pickup" || type === "dineIn";
}

/** Days with orders on the board, today always among them. */
export function printoutDays(orders: readonly Pick<Order, "dayKey">[], today: LocalDate): readonly LocalDate[] {
  return [...new Set([today, ...orders.map(({ dayKey }) => dayKey)])].toSorted();
}

/** The ways of handover of these orders, by the names that shoppers chose. */
export function methodsOf(orders: readonly Pick<Order, "distribution">[]): readonly (readonly [string, string])[] {
  return [...new Map(orders.map(({ distribution: { optionId, name } }) => [optionId, name]))].toSorted(([, a], [, b]) =>
    a.localeCompare(b, "de"),
  );
}
