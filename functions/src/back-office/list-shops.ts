import { listShops as contract } from "@lokalkorb/contracts/back-office";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocuments } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { paths } from "@lokalkorb/model/paths";
import { FieldPath } from "firebase-admin/firestore";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

const pageSize = 50;

const command: Command<typeof contract> = async ({ after }, caller, { db }) => {
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  const [collection = ""] = paths.restaurant.split("/");
  const ordered = db.collection(collection).orderBy(FieldPath.documentId()).limit(pageSize).select();
  const found = await (after === undefined ? ordered : ordered.startAfter(after)).get();
  const addresses = found.docs.map(({ id: restaurantId }) => ({ restaurantId }));
  const [shops, accounts, payments] = await Promise.all([
    readDocuments(db, shopDocument, addresses),
    readDocuments(db, accountDocument, addresses),
    readDocuments(db, paymentSettingsDocument, addresses),
  ]);
  const last = addresses.at(-1)?.restaurantId;
  return ok({
    shops: shops.flatMap((shop, index) => {
      if (shop === null) return [];
      const { id: restaurantId, name, kind, address, emailPublic: email, phone, listing, goLive } = shop;
      const { legal, hold } = accounts[index] ?? {};
      const { feeRates } = payments[index] ?? {};
      return [
        {
          restaurantId,
          name,
          kind,
          email,
          phone,
          listing,
          place: `${address.zip} ${address.city}`,
          seller: legal?.legalName ?? "",
          missing: [...(goLive?.missing ?? [])],
          ...(hold && { heldFor: hold.reason }),
          ...(feeRates && { feeRates: [...feeRates] }),
        },
      ];
    }),
    ...(addresses.length === pageSize && last !== undefined ? { next: last } : {}),
  });
};

export const listShops = defineCallable(contract, command);
