import type { Substitution } from "@lokalkorb/domain/kernel/substitution";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { BusinessCustomer } from "@lokalkorb/domain/ordering/businesses/business-customer";
import type { Role } from "@lokalkorb/domain/access/role";
import type { Imprint, OrderingRules } from "@lokalkorb/domain/shop/storefront";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { ShopSettings, TaxScheme } from "@lokalkorb/domain/shop/shop-settings";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import type { CatalogDraft } from "./catalog.ts";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { demoPassword } from "./demo-password.ts";

/** A sign-in that the demo shows to everybody. */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly userName: string;
}

export interface StaffMember extends DemoAccount {
  readonly role: Role;
}

/** Where an order of the demo stands when the board opens. */
export type DemoLane =
  | "placed"
  | "accepted"
  | "preparing"
  | "ready"
  | "completed"
  | "rejected"
  | "cancelled"
  | "noShow";

/** A change beside the way of an order: before it was ready, or money that went back after the handover. */
export type DemoDeed =
  | { readonly kind: "weighed"; readonly refId: string; readonly grams: number }
  | { readonly kind: "fewer"; readonly refId: string; readonly qty: number }
  | { readonly kind: "refunded"; readonly refId: string; readonly qty: number; readonly reason: string };

export interface DemoOrderLine {
  readonly refId: string;
  readonly qty: number;
  /** 'option:choice', 'option:choice*3' or 'option:choice=text'. */
  readonly choices?: readonly string[];
  /** 'slot:item' per chosen component of a bundle; fixed slots fill themselves. */
  readonly components?: readonly string[];
  readonly note?: string;
  readonly substitution?: Substitution;
}

export interface DemoOrder {
  readonly lane: DemoLane;
  /** Minutes between the order and now. */
  readonly placedMinutesAgo: number;
  /** Which of the free times after ordering: 0 is the next one. */
  readonly slotIndex: number;
  /** By role and number, never an invented person. */
  readonly customer: string;
  readonly lines: readonly DemoOrderLine[];
  readonly note?: string;
  readonly deed?: DemoDeed;
  /** The words of both sides about it, in turn from its shopper on. */
  readonly talk?: readonly string[];
}

type Quantities = Readonly<Record<string, number>>;
const isList = (lines: readonly DemoOrderLine[] | Quantities): lines is readonly DemoOrderLine[] =>
  Array.isArray(lines);

/** `slot` counts the free times after ordering: 0 is the next one. Lines without choices are quantities by product. */
export const demoOrder = (
  lane: DemoLane,
  { minutesAgo, slot }: { readonly minutesAgo: number; readonly slot: number },
  customer: string,
  lines: readonly DemoOrderLine[] | Quantities,
  note?: string,
): DemoOrder => ({
  lane,
  placedMinutesAgo: minutesAgo,
  slotIndex: slot,
  customer,
  lines: isList(lines) ? lines : Object.entries(lines).map(([refId, qty]) => ({ refId, qty })),
  ...(note === undefined ? {} : { note }),
});

/** The same order, to which something happened. */
export const having = (deed: DemoDeed, order: DemoOrder): DemoOrder => ({ ...order, deed });

export const talkedOf = (talk: readonly string[], order: DemoOrder): DemoOrder => ({ ...order, talk });

/** `mailbox` is the person's name in their address where it is not the one in their id. */
export const staffMember = (shop: string, name: string, role: Role, userName: string, mailbox = name): StaffMember => ({
  uid: `demo-${shop}-${name}`,
  email: `${mailbox}@${shop}.example`,
  password: demoPassword,
  userName,
  role,
});

/** The terms that the fulfilment methods of the demo share, unless they say otherwise. */
export const bySlots = {
  enabled: true,
  mode: "slot",
  firstSlotOffsetMinutes: 0,
  cutoffs: [],
  closures: [],
} as const;

/** A further storefront, with categories of the catalogue in its own order and a price list of its own. */
export interface FurtherStorefront extends Pick<
  FieldsOf<typeof storefrontDocument>,
  "name" | "channel" | "visibility" | "categoryOrder" | "distributionTypes" | "windows"
> {
  readonly storefrontId: string;
  readonly priceList: PriceList;
}
type PriceList = NonNullable<FieldsOf<typeof settingsDocument>["priceLists"]>[number];

/** An order of a regular that comes again by itself: goods with their number. */
export interface DemoStanding {
  /** The name of one of the scenario's shoppers. */
  readonly by: string;
  readonly weeks: number;
  readonly optionId: string;
  readonly time: string;
  readonly goods: readonly (readonly [itemId: string, qty: number])[];
  readonly paymentMethod: PaymentMethod;
}

/** One shop of the demo, as its owner would have entered it. */
export interface ShopScenario {
  readonly restaurantId: string;
  readonly offeringId: string;
  readonly storefrontId: string;
  readonly further?: readonly FurtherStorefront[];
  readonly restaurant: Omit<
    ShopSettings,
    "offeringId" | "storefrontIds" | "offers" | "operations" | "closures" | "listing" | "currency"
  >;
  readonly imprint: Imprint;
  readonly taxScheme: TaxScheme;
  readonly organicControlNo?: string;
  readonly bank: { readonly iban: string; readonly bic: string; readonly holder: string };
  readonly ordering: OrderingRules;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly distributionOptions: readonly FulfilmentMethod[];
  /** The code at the tables of a method, as its posters carry it. */
  readonly tableCodes?: Readonly<Record<string, string>>;
  readonly catalog: CatalogDraft;
  readonly staff: readonly StaffMember[];
  readonly orders: readonly DemoOrder[];
  /** Companies by their id. */
  readonly businesses?: Readonly<Record<string, BusinessCustomer>>;
  /** Orders of regulars that come again by themselves, by their id. */
  readonly standing?: Readonly<Record<string, DemoStanding>>;
  /** So many days before today are signed off, as far as something was handed over on them. */
  readonly closedDays?: number;
}

export interface Scenario {
  readonly shops: readonly ShopScenario[];
  readonly shoppers: readonly DemoAccount[];
  /** Works for the platform and for no shop. */
  readonly platform?: DemoAccount;
}

export const staffOf = (shop: ShopScenario, role: Role = "owner"): StaffMember =>
  must(
    shop.staff.find((member) => member.role === role),
    `${shop.restaurantId} has the role ${role}`,
  );
