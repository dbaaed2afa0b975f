import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";

/** A code of the demo, as its shop would have entered it. */
type DemoCode = Omit<DiscountTerms, "codeId" | "uses" | "usesByCustomer">;

interface DemoGiftCard {
  readonly code: string;
  readonly name: string;
  readonly initialCents: number;
}
/** A card that was bought online some days ago. Nothing of it is spent, for no order of the demo spends from it. */
interface DemoGiftSale {
  readonly code: string;
  readonly cents: number;
  readonly daysAgo: number;
}
interface DemoCodes {
  readonly codes: readonly DemoCode[];
  readonly giftCards: readonly DemoGiftCard[];
  readonly giftSales?: readonly DemoGiftSale[];
}

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
const stackable = { stacking: "stackable", priority: 10 } as const;

/** One of every kind, over all shops: in percent and euros, for goods, sets, gifts and the way. */
export const demoCodes: Readonly<Record<string, DemoCodes>> = {
  "backstube-sonnenkruste": {
    codes: [
      {
        ...stackable,
        code: "MORGENS10",
        name: "10 % für Frühaufsteher, werktags bis 9 Uhr",
        kind: "percent",
        percentBp: 1000,
        maxDiscountCents: 500,
        windows: workdays.map((weekday) => ({ weekday, start: "05:00", minutes: 240 })),
      },
      {
        ...stackable,
        code: "SEMMEL5",
        name: "5 Handsemmeln zum Preis von 4",
        kind: "bundlePrice",
        includeItems: ["handsemmel"],
        qty: 5,
        amountCents: 260,
      },
    ],
    giftCards: [{ code: "GESCHENK-SONNE", name: "Gutschein über 25 €", initialCents: 2500 }],
    giftSales: [{ code: "GS-K7PM-3RWX-9HTA", cents: 5000, daysAgo: 6 }],
  },
  "hofladen-lindenanger": {
    codes: [
      {
        ...stackable,
        code: "ERNTE5",
        name: "5 € Erntedank ab 30 € Einkauf",
        kind: "fixed",
        amountCents: 500,
        minSubtotalCents: 3000,
        stacking: "exclusive",
        maxUses: 200,
      },
      {
        ...stackable,
        code: "FREIHAUS",
        name: "Gratis geliefert ab 25 € Einkauf",
        kind: "freeDelivery",
        minSubtotalCents: 2500,
        distribution: ["delivery"],
      },
    ],
    giftCards: [{ code: "GESCHENK-LINDE", name: "Gutschein über 40 €", initialCents: 4000 }],
  },
  "wirtshaus-silberfuchs": {
    codes: [
      {
        ...stackable,
        code: "SERVUS",
        name: "15 % auf deine erste Bestellung",
        kind: "percent",
        percentBp: 1500,
        firstOrderOnly: true,
        oncePerCustomer: true,
      },
      {
        ...stackable,
        code: "NACHTISCH",
        name: "Apfelkücherl geschenkt ab 30 €",
        kind: "freeItem",
        itemId: "apfelkuecherl",
        minSubtotalCents: 3000,
      },
    ],
    giftCards: [{ code: "GESCHENK-FUCHS", name: "Gutschein über 50 €", initialCents: 5000 }],
  },
};
