import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Deps } from "../platform/deps.ts";

export type ReadMailShop = Awaited<ReturnType<typeof readShop>>;

const mostStaffAddresses = 10;

/** Names, texts and who is told change rarely, and every step of every order asks for them. */
const keptFor = 30_000;
const mostKept = 500;
const known = new Map<string, { readonly until: Instant; readonly shop: Promise<ReadMailShop> }>();

/** The shop as its mails and papers show it, at most half a minute old. */
export function readMailShop(deps: Deps, restaurantId: Id<"shop">): Promise<ReadMailShop> {
  const entry = known.get(restaurantId);
  const now = deps.now();
  if (entry !== undefined && entry.until > now && entry.until <= now + keptFor) return entry.shop;
  const shop = readShop(deps, restaurantId);
  if (known.size >= mostKept) known.clear();
  known.set(restaurantId, { until: now + keptFor, shop });
  shop.catch(() => known.delete(restaurantId));
  return shop;
}

async function readShop({ db }: Deps, restaurantId: Id<"shop">) {
  const key = { restaurantId };
  const [shopRead, accountRead, settings] = await Promise.all([
    readDocument(db, shopDocument, key),
    readDocument(db, accountDocument, key),
    readDocument(db, settingsDocument, key),
  ]);
  const restaurant = must(shopRead, `restaurant ${restaurantId}`);
  const { legal } = must(accountRead, `account of ${restaurantId}`);
  return {
    slug: restaurant.slug,
    // A shop that did not say is told to the shopper in full.
    withdrawal: settings?.legal?.withdrawal ?? "mixed",
    // Who of the staff is told.
    staffAddresses: [...new Set(settings?.notifications.emails ?? [])].slice(0, mostStaffAddresses),
    shop: {
      restaurantId,
      name: restaurant.name,
      country: restaurant.country,
      timezone: restaurant.timezone,
      theme: restaurant.theme,
      seller: {
        legalName: legal.legalName,
        representative: legal.representative,
        address: legal.address,
        email: restaurant.emailPublic,
        phone: restaurant.phone,
        vatId: legal.vatId,
        taxNumber: legal.taxNumber,
        register: legal.register ?? ([legal.companyNo, legal.court].filter(Boolean).join(", ") || undefined),
        taxScheme: legal.taxScheme,
      },
      pickupHint: settings?.texts.pickupHint ?? "",
      thankYou: settings?.texts.thankYou ?? "",
      emailFooter: settings?.texts.emailFooter ?? "",
    },
  };
}
