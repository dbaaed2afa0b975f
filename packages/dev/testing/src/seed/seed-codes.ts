import type { Firestore } from "firebase-admin/firestore";
import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { inBatch, readDocuments, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { nothingKnown } from "@lokalkorb/domain/ordering/payment/provider-state";
import { giftSaleDocument } from "@lokalkorb/model/documents/gift-sales/gift-sales";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { demoCodes } from "../scenarios/demo-codes.ts";
import type { ShopScenario } from "../scenarios/scenario/shop-scenario.ts";

const unused = { uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 };
const forEverybody = {
  enabled: true,
  firstOrderOnly: false,
  oncePerCustomer: false,
  b2bOnly: false,
  excludeDiscounted: false,
  autoApply: false,
  discountsDelivery: false,
};

/** Discounts and gift cards. A second seed leaves them alone: what is used up stays used up. */
export async function seedCodes(db: Firestore, shop: ShopScenario, now: Instant): Promise<void> {
  const { restaurantId } = shop;
  const { codes, giftCards, giftSales = [] } = demoCodes[restaurantId] ?? { codes: [], giftCards: [] };
  const expiresAt = endOfThirdYear(now, shop.restaurant.timezone);
  const documents = [
    ...codes.map((terms) => ({ ...forEverybody, ...terms, stats: unused })),
    ...giftCards.map(({ code, name, initialCents }) => ({
      ...forEverybody,
      code,
      name,
      kind: "giftCard" as const,
      stacking: "stackable" as const,
      priority: 90,
      stats: unused,
      giftCard: { initialCents, balanceCents: initialCents, expiresAt },
    })),
    ...giftSales.map(({ code, cents }) => ({
      ...forEverybody,
      code,
      name: "Gutschein",
      kind: "giftCard" as const,
      stacking: "stackable" as const,
      priority: 100,
      stats: unused,
      giftCard: { initialCents: cents, balanceCents: cents, expiresAt },
    })),
  ];
  const there = await readDocuments(
    db,
    discountCodeDocument,
    documents.map(({ code }) => ({ restaurantId, codeId: code })),
  );
  await inBatch(db, (batch) => {
    for (const [index, document] of documents.entries())
      if (!there[index]) setDocument(batch, discountCodeDocument, { restaurantId, codeId: document.code }, document);
    for (const { code, cents, daysAgo } of giftSales) {
      const at = now - daysAgo * dayMs;
      setDocument(
        batch,
        giftSaleDocument,
        { saleId: `demo-${code}` },
        {
          restaurantId,
          no: "G-3F81C20A",
          state: "paid",
          cents,
          design: "table",
          buyerEmail: "kunde-41@kundschaft.example",
          delivery: { kind: "mail" },
          page: {
            account: `acct_local_${restaurantId}`,
            shopName: shop.restaurant.name,
            slug: shop.restaurant.slug,
            excludedMethods: [],
            endsAt: at,
            sessionId: "cs_demo",
          },
          provider: nothingKnown,
          startedAt: at,
          paidAt: at,
          codeId: code,
          toldAt: at,
          sentAt: at,
          expiresAt,
        },
      );
    }
  });
}

/** PRC-09: three years, counted from the end of the year of the sale. */
function endOfThirdYear(now: Instant, timezone: string): Instant {
  const year = Number(instantToLocal(now, timezone).date.slice(0, 4));
  return localToInstant({ date: addDays(`${year + 3}-12-31`, 1), time: "00:00" }, timezone);
}
