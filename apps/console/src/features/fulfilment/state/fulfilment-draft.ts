import { methodFields } from "@lokalkorb/domain/fulfilment/methods/method-fields";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { Closure } from "@lokalkorb/domain/shop/shop-settings";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { formValues, plainFields, type FormValues } from "@/shared/forms/state/plain-fields";
import { centsField, countField } from "@/shared/forms/state/read-amount";
import { windowDrafts, type WindowDraft } from "@/shared/forms/time/window-draft";
import { lockerDraft, newLocker, type LockerDraft } from "./locker-draft.ts";
import { newPlace, placeDraft, type PlaceDraft } from "./place-draft.ts";
import { zoneDraft, type ZoneDraft } from "./zone-draft.ts";

export type FulfilmentFields = FieldsOf<typeof fulfilmentMethodDocument>;

export interface CutoffDraft {
  readonly kind: "sameDayAt" | "daysBeforeAt";
  readonly time: string;
  readonly days: string;
  readonly weekdays: readonly Weekday[];
}

/** The capacity of windows that begin at this time, where it differs from the general one. */
export interface CapacityDraft {
  readonly weekdays: readonly Weekday[];
  readonly start: string;
  readonly orders: string;
  readonly units: string;
  readonly amount: string;
}

export interface ClosureDraft {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly mode: Closure["mode"];
  readonly methods?: readonly FulfilmentType[];
}

export interface WeekPlaceDraft extends PlaceDraft {
  readonly weekday: string;
}

export interface ParcelDraft {
  readonly maxGrams: string;
  readonly fee: string;
}

/** The form as it is stored. */
export const plainMethodFields = plainFields(methodFields, [
  "type", "position", "description", "feeVat", "zonePick", "outsideArea",
  "minOrderCents", "maxOrderCents", "feeCents", "freeFromCents",
]); // prettier-ignore

/** One way to receive goods as it is typed. */
export interface FulfilmentDraft extends PlaceDraft, LockerDraft, FormValues<typeof plainMethodFields> {
  readonly type: FulfilmentType;
  /** false: at the shop itself, or wherever the weekday says. */
  readonly hasPlace: boolean;
  readonly weekPlaces: readonly WeekPlaceDraft[];
  readonly windows: readonly WindowDraft[];
  readonly minDays: string;
  readonly maxDays: string;
  readonly cutoffs: readonly CutoffDraft[];
  readonly ordersPerSlot: string;
  readonly unitsPerSlot: string;
  readonly centsPerSlot: string;
  readonly ordersPerDay: string;
  readonly capacities: readonly CapacityDraft[];
  readonly minOrder: string;
  readonly maxOrder: string;
  readonly fee: string;
  readonly freeFrom: string;
  readonly feeVat: "followGoods" | "standard";
  readonly zones: readonly ZoneDraft[];
  readonly zonePick: "cheapest" | "priority";
  readonly outsideArea: "block" | "askMerchant";
  readonly countries: readonly Country[];
  readonly parcels: readonly ParcelDraft[];
  readonly carrier: string;
  readonly shipDays: readonly Weekday[];
  readonly coldPack: boolean;
  readonly tables: string;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly requires: readonly ("phone" | "address" | "account")[];
  readonly closures: readonly ClosureDraft[];
}

const needs = { delivery: ["phone", "address"], shipping: ["address"] } as const;

export const newMethod = (type: FulfilmentType, country: Country): FulfilmentDraft => ({
  ...newPlace,
  ...newLocker,
  ...formValues(plainMethodFields, {
    enabled: true,
    mode: "slot",
    intervalMinutes: type === "shipping" ? 480 : type === "delivery" ? 60 : 15,
    firstSlotOffsetMinutes: 0,
    leadMinutes: type === "shipping" ? 1440 : type === "delivery" ? 120 : 20,
  }),
  type,
  hasPlace: false,
  weekPlaces: [],
  windows: [{ weekdays: [1, 2, 3, 4, 5], start: "09:00", end: "17:00" }],
  minDays: "0",
  maxDays: "14",
  cutoffs: [],
  ordersPerSlot: "",
  unitsPerSlot: "",
  centsPerSlot: "",
  ordersPerDay: "",
  capacities: [],
  minOrder: "0,00",
  maxOrder: "",
  fee: "0,00",
  freeFrom: "",
  feeVat: "followGoods",
  zones: [],
  zonePick: "priority",
  outsideArea: "block",
  countries: [country],
  parcels: type === "shipping" ? [{ maxGrams: "5000", fee: "5,90" }] : [],
  carrier: "",
  shipDays: [1, 2, 3],
  coldPack: false,
  tables: "",
  // There is no person to take cash.
  paymentMethods: type === "locker" ? ["online"] : [],
  requires: type === "delivery" || type === "shipping" ? needs[type] : [],
  closures: [],
});

/** A pickup at a stand, on market day: ordered the day before, since what is not ordered stays at home. */
export const newMarketStand = (country: Country): FulfilmentDraft => ({
  ...newMethod("pickup", country),
  windows: [{ weekdays: [6], start: "08:00", end: "12:00" }],
  cutoffs: [{ kind: "daysBeforeAt", time: "18:00", days: "1", weekdays: [] }],
  weekPlaces: [{ ...newPlace, weekday: "6" }],
});

export function fulfilmentDraft(method: FulfilmentFields, country: Country): FulfilmentDraft {
  const { advance, capacity, dayCapacity, shipping } = method;
  return {
    ...newMethod(method.type, country),
    ...(method.locker !== undefined && lockerDraft(method.locker)),
    ...(method.place !== undefined && placeDraft(method.place)),
    ...formValues(plainMethodFields, method),
    hasPlace: method.place !== undefined,
    weekPlaces: (method.weekPlaces ?? []).map(({ weekday, place }) => ({
      ...placeDraft(place),
      weekday: String(weekday),
    })),
    windows: windowDrafts(method.windows),
    minDays: countField(advance.minDays),
    maxDays: countField(advance.maxDays),
    cutoffs: method.cutoffs.map(({ kind, time, days, weekdays }) => ({
      kind,
      time,
      days: countField(days ?? 1),
      weekdays: weekdays ?? [],
    })),
    ordersPerSlot: countField(capacity.ordersPerSlot),
    unitsPerSlot: countField(capacity.unitsPerSlot),
    centsPerSlot: centsField(dayCapacity?.centsPerSlot),
    ordersPerDay: countField(dayCapacity?.ordersPerDay),
    capacities: capacityDrafts(method.windowCapacity ?? []),
    minOrder: centsField(method.minOrderCents),
    maxOrder: centsField(method.maxOrderCents),
    fee: centsField(method.feeCents),
    freeFrom: centsField(method.freeFromCents),
    feeVat: method.feeVat ?? "followGoods",
    zones: (method.zones ?? []).toSorted((a, b) => a.priority - b.priority).map(zoneDraft),
    zonePick: method.zonePick ?? "cheapest",
    outsideArea: method.outsideArea ?? "block",
    countries: shipping?.countries ?? [country],
    parcels: (shipping?.parcels ?? []).map(({ maxGrams, feeCents }) => ({
      maxGrams: countField(maxGrams),
      fee: centsField(feeCents),
    })),
    carrier: shipping?.carrier ?? "",
    shipDays: shipping?.shipDays ?? [],
    coldPack: shipping?.coldPack ?? false,
    tables: (method.tables ?? []).join(", "),
    paymentMethods: method.paymentMethods ?? [],
    requires: method.requires ?? [],
    closures: method.closures.map(({ from, to, reason, mode, methods }) => ({
      from,
      to,
      reason: reason ?? "",
      mode,
      ...(methods !== undefined && { methods }),
    })),
  };
}

/** Days that hold the same from the same time on become one row. */
function capacityDrafts(capacities: NonNullable<FulfilmentFields["windowCapacity"]>): readonly CapacityDraft[] {
  const rows = new Map<string, CapacityDraft>();
  for (const { weekday, start, ordersPerSlot, unitsPerSlot, centsPerSlot } of capacities) {
    const holds = {
      start,
      orders: countField(ordersPerSlot),
      units: countField(unitsPerSlot),
      amount: centsField(centsPerSlot),
    };
    const key = Object.values(holds).join("|");
    rows.set(key, { ...holds, weekdays: [...(rows.get(key)?.weekdays ?? []), weekday] });
  }
  return [...rows.values()];
}
