import {
  cutoff as cutoffField,
  methodFields,
  parcel,
  shipping,
  windowCapacity,
} from "@lokalkorb/domain/fulfilment/methods/method-fields";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { allBut, documentForm, type FormValues } from "@/shared/forms/state/document-form";
import { readCents, readCount } from "@/shared/forms/state/read-amount";
import { closureForm } from "@/entities/shop/closure-values";
import { lockerValues, type LockerValues } from "./locker-values.ts";
import { newPlace, placeValues, type PlaceValues } from "./place-values.ts";
import { zoneValues, type ZoneValues } from "./zone-values.ts";

export type FulfilmentFields = FieldsOf<typeof fulfilmentMethodDocument>;

const shownCutoff = documentForm(cutoffField.fields, ["kind", "time", "days", "weekdays"], {
  rules: ({ kind }) => ({ days: { asked: kind === "daysBeforeAt", optional: false, min: 1, max: 60 } }),
});
const cutoff: typeof shownCutoff = {
  ...shownCutoff,
  values: (stored) => shownCutoff.values({ days: 1, ...stored }),
};
export const newCutoff = cutoff.values({ kind: "daysBeforeAt", time: "18:00" });
const atLeastOne = { min: 1 };

/** The fields as they are stored; what lies deeper has a form of its own. */
export const methodForm = documentForm(
  methodFields,
  allBut(methodFields, [
    "position", "place", "weekPlaces", "advance", "capacity", "dayCapacity", "windowCapacity", "feeVat", "zones",
    "zonePick", "outsideArea", "shipping", "locker", "tables", "tableSeal", "tableCode", "description", "channels", "photo",
  ]), // prettier-ignore
  {
    rows: { cutoffs: cutoff, closures: closureForm },
    rules: ({ enabled, minOrder }) => ({
      maxOrder: { min: readCents(minOrder) ?? 0 },
      windows: enabled ? { missing: { sentence: "Bitte mindestens eine Zeit angeben." } } : {},
    }),
  },
);
export const advanceForm = documentForm(methodFields.advance.fields, ["minDays", "maxDays"], {
  rules: ({ minDays }) => ({ maxDays: { min: readCount(minDays) ?? 0 } }),
});
export const slotForm = documentForm(methodFields.capacity.fields, ["ordersPerSlot", "unitsPerSlot"], {
  rules: () => ({ ordersPerSlot: atLeastOne, unitsPerSlot: atLeastOne }),
});
export const dayForm = documentForm(methodFields.dayCapacity.fields, ["ordersPerDay", "centsPerSlot"], {
  rules: () => ({ ordersPerDay: atLeastOne }),
});
export const capacityForm = documentForm(windowCapacity.fields, [
  "start",
  "ordersPerSlot",
  "unitsPerSlot",
  "centsPerSlot",
]);
const parcelForm = documentForm(parcel.fields, ["maxGrams", "feeCents"], {
  rules: () => ({ maxGrams: { min: 1, max: 100_000 } }),
});
export const shippingForm = documentForm(shipping.fields, ["countries", "shipDays", "parcels", "carrier", "ageCheck"], {
  rows: { parcels: parcelForm },
  rules: () => ({ countries: { missing: "choose-one" }, shipDays: { missing: "choose-one" } }),
});

/** The capacity of windows that begin at this time, where it differs from the general one. */
export interface CapacityValues extends FormValues<typeof capacityForm> {
  readonly weekdays: readonly Weekday[];
}

export interface WeekPlaceValues extends PlaceValues {
  readonly weekday: string;
}

/** One way to receive goods. */
export interface FulfilmentValues
  extends
    PlaceValues,
    LockerValues,
    FormValues<typeof methodForm>,
    FormValues<typeof advanceForm>,
    FormValues<typeof slotForm>,
    FormValues<typeof dayForm>,
    FormValues<typeof shippingForm> {
  /** false: at the shop itself, or wherever the weekday says. */
  readonly hasPlace: boolean;
  readonly weekPlaces: readonly WeekPlaceValues[];
  readonly capacities: readonly CapacityValues[];
  readonly feeVat: "followGoods" | "standard";
  readonly zones: readonly ZoneValues[];
  readonly zonePick: "cheapest" | "priority";
  readonly outsideArea: "block" | "askMerchant";
  readonly tables: string;
}

const needs = { delivery: ["phone", "address"], shipping: ["address"] } as const;

export const newMethod = (type: FulfilmentType, country: Country): FulfilmentValues =>
  fulfilmentValues(
    {
      type,
      enabled: true,
      mode: "slot",
      intervalMinutes: type === "shipping" ? 480 : type === "delivery" ? 60 : 15,
      firstSlotOffsetMinutes: 0,
      leadMinutes: type === "shipping" ? 1440 : type === "delivery" ? 120 : 20,
      windows: ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, start: "09:00", minutes: 480 })),
      advance: { minDays: 0, maxDays: 14 },
      minOrderCents: 0,
      feeCents: 0,
      zonePick: "priority",
      shipping: {
        countries: [country],
        parcels: type === "shipping" ? [{ maxGrams: 5000, feeCents: 590 }] : [],
        shipDays: [1, 2, 3],
      },
      // There is no person to take cash.
      paymentMethods: type === "locker" ? ["online"] : [],
      requires: type === "delivery" || type === "shipping" ? needs[type] : [],
    },
    country,
  );

/** A pickup at a stand, on market day: ordered the day before, since what is not ordered stays at home. */
export const newMarketStand = (country: Country): FulfilmentValues => ({
  ...newMethod("pickup", country),
  windows: [{ weekdays: [6], start: "08:00", end: "12:00" }],
  cutoffs: [newCutoff],
  weekPlaces: [{ ...newPlace, weekday: "6" }],
});

export function fulfilmentValues(method: Partial<FulfilmentFields>, country: Country): FulfilmentValues {
  const { place, zones = [] } = method;
  return {
    ...(place === undefined ? newPlace : placeValues(place)),
    ...lockerValues(method.locker),
    ...shippingForm.values(method.shipping ?? { countries: [country] }),
    ...methodForm.values(method),
    ...advanceForm.values(method.advance ?? {}),
    ...slotForm.values(method.capacity ?? {}),
    ...dayForm.values(method.dayCapacity ?? {}),
    hasPlace: place !== undefined,
    weekPlaces: (method.weekPlaces ?? []).map((each) => ({
      ...placeValues(each.place),
      weekday: String(each.weekday),
    })),
    capacities: capacityRows(method.windowCapacity ?? []),
    feeVat: method.feeVat ?? "followGoods",
    zones: zones.toSorted((a, b) => a.priority - b.priority).map(zoneValues),
    zonePick: method.zonePick ?? "cheapest",
    outsideArea: method.outsideArea ?? "block",
    tables: (method.tables ?? []).join(", "),
  };
}

/** Days that hold the same from the same time on become one row. */
function capacityRows(capacities: NonNullable<FulfilmentFields["windowCapacity"]>): readonly CapacityValues[] {
  const rows = Map.groupBy(capacities, (each) => JSON.stringify(capacityForm.values(each)));
  return [...rows.values()].map((days) => ({
    ...capacityForm.values(days[0] ?? {}),
    weekdays: days.map(({ weekday }) => weekday),
  }));
}
