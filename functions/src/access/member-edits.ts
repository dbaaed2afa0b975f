import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { type Edit, type EditKind, editWindow } from "@lokalkorb/domain/shop/shop-edits";
import { inTransaction, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import type { Deps } from "../platform/deps.ts";
import { createGathering } from "../platform/concurrency/gather.ts";
import { defineEditTrigger } from "../platform/endpoints/define-edit-trigger.ts";
import { editLine, type EditLine } from "./edit-line.ts";

/** Where the documents that members write lie; what else lies there is no edit. */
const kinds: ReadonlyMap<string, EditKind> = new Map([
  ["items", "item"],
  ["options", "option"],
  ["bundles", "bundle"],
  ["storefronts", "storefront"],
  ["categories", "category"],
  ["productGroups", "group"],
  ["distributionOptions", "method"],
  ["discountCodes", "discount"],
  ["restaurants", "profile"],
  ["offerings", "catalog"],
  ["data/settings", "settings"],
  ["data/account", "account"],
  ["data/paymentSettings", "payment"],
  ["data/invoices", "invoices"],
]);

/** These change with every save, or say only that something waits to be published. */
const silent: ReadonlySet<string> = new Set(["createdAt", "updatedAt", "v", "draftDirty", "draftedAt"]);

interface PersonsEdit {
  readonly id: string;
  readonly edit: Edit;
}

/** GDP-05: whatever a member writes stands in the log, by the word of the database: no browser can leave it out or forge it. */
const editTrigger = <Path extends string>(name: string, path: Path) =>
  defineEditTrigger(name, path, async ({ uid, at, params, before, after }, deps) => {
    const { ref } = after;
    const kind = kinds.get(ref.parent.id === "data" ? `data/${ref.id}` : ref.parent.id);
    const edit = editOf(before, after, at);
    if (kind === undefined || edit === null) return;
    const { restaurantId, offeringId = "" } = params as {
      readonly restaurantId?: string;
      readonly offeringId?: string;
    };
    const line = { uid, kind, window: editWindow(at) };
    await gathering.add(
      `${restaurantId ?? offeringId} ${line.window} ${kind} ${uid}`,
      { id: ref.id, edit },
      async (edits) => {
        const shops = restaurantId === undefined ? await shopsOf(deps, offeringId) : [restaurantId];
        await Promise.all(shops.map((shop) => writeEdits(deps, { ...line, restaurantId: shop }, edits)));
      },
    );
  });

/** Hundreds are written by one press. */
const gathering = createGathering<PersonsEdit>(300);

function editOf(before: DocumentSnapshot, after: DocumentSnapshot, at: Instant): Edit | null {
  const [was, is] = [before.data() ?? {}, after.data() ?? {}];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !silent.has(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  if (fields.length === 0) return null;
  const name: unknown = is["name"] ?? was["name"] ?? is["title"] ?? "";
  return {
    name: typeof name === "string" ? name : "",
    how: !after.exists ? "gone" : before.exists ? "changed" : "made",
    fields: before.exists && after.exists ? fields.toSorted() : [],
    ...(fields.includes("priceCents") && before.exists && after.exists
      ? { ...cents("wasCents", was["priceCents"]), ...cents("nowCents", is["priceCents"]) }
      : {}),
    at,
  };
}

const cents = (name: "wasCents" | "nowCents", value: unknown) => (typeof value === "number" ? { [name]: value } : {});

const shopsOf = async ({ db }: Deps, offeringId: Id<"catalog">): Promise<readonly string[]> =>
  (await readDocument(db, offeringDocument, { offeringId }))?.restaurantIds ?? [];

/** In the log of each shop of the catalog, by the name the person has there. */
const writeEdits = ({ db }: Deps, line: EditLine, edits: readonly PersonsEdit[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const write = await editLine(tx, line);
    write(edits.map(({ id, edit }) => [id, edit]));
  });

export const onCatalogEdited = editTrigger("onCatalogEdited", "offerings/{offeringId}/{list}/{documentId}");
export const onStorefrontEdited = editTrigger(
  "onStorefrontEdited",
  "offerings/{offeringId}/storefronts/{storefrontId}/{list}/{documentId}",
);
export const onProfileEdited = editTrigger("onProfileEdited", "restaurants/{restaurantId}");
export const onSettingsEdited = editTrigger("onSettingsEdited", "restaurants/{restaurantId}/data/{documentId}");
export const onMethodEdited = editTrigger(
  "onMethodEdited",
  "restaurants/{restaurantId}/distributionOptions/{optionId}",
);
export const onDiscountEdited = editTrigger("onDiscountEdited", "restaurants/{restaurantId}/discountCodes/{codeId}");
