import { restoreVersion as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { isFirstStorefront } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { type DraftPatch, restoreDrafts } from "@lokalkorb/domain/menu/publishing/restore-drafts";
import {
  adminRef,
  type AdminTransaction,
  inTransaction,
  readDocument,
  readSnapshot,
  remove,
  updateDocument,
} from "@lokalkorb/model/admin/admin-documents";
import { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { staffMay } from "../../access/staff.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import type { MenuDeps } from "../menu-store.ts";
import { readCatalog, type StorefrontAddress } from "../read-catalog.ts";
import { readVersion, readVersionFacts } from "./read-version.ts";

/** Documents of one transaction. */
const mostAtOnce = 200;

/**
 * All at once, as long as that is no matter of seconds. The parts of a large draft come before: each can be written again,
 * so that a call that is cut off goes on where it was.
 */
const command: Command<typeof contract, MenuDeps> = async (input, caller, deps) => {
  const { requestId: _request, version, ...address } = input;
  if (!(await staffMay(deps.db, address.restaurantId, caller.uid, "catalogue"))) return refuse({ type: "not-allowed" });
  const patches = await readPatches(deps, address, version);
  const early = Math.max(0, (patches ?? []).length - mostAtOnce);
  for (let from = 0; from < early; from += mostAtOnce)
    await inTransaction({ db: deps.db }, (tx) =>
      writePatches(tx, address, (patches ?? []).slice(from, Math.min(from + mostAtOnce, early))),
    );
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (patches === null) return refuse({ type: "not-found" });
    await writePatches(tx, address, patches.slice(early));
    if (patches.length > 0)
      updateDocument(tx, storefrontDocument, address, { draftDirty: true, draftedAt: deps.now() });
    return ok({ changed: patches.length });
  });
};

/** Null: there is no version that says something of the draft. */
async function readPatches(
  deps: MenuDeps,
  address: StorefrontAddress,
  version: number,
): Promise<readonly DraftPatch[] | null> {
  const facts = await readVersionFacts(deps, address);
  const menu = facts === null || version > facts.version ? null : await readVersion(deps, address, version);
  if (menu === null) return null;
  const now = deps.now();
  // Of one moment, so that it locks nothing.
  const { readTime } = await readSnapshot(deps.db, adminRef(deps.db, storefrontDocument, address));
  const drafts = await inTransaction({ db: deps.db, readOnly: true, readTime }, (tx) => readCatalog(tx, address, now));
  if (!drafts?.ok) return null;
  // A further storefront has the prices of its list and categories of the first one: its menu says nothing of the draft.
  if (!isFirstStorefront(drafts.value.shop, address.storefrontId)) return null;
  return restoreDrafts(menu, { ...drafts.value.catalog, version, publishedAt: now });
}

async function writePatches(
  tx: AdminTransaction,
  address: StorefrontAddress,
  patches: readonly DraftPatch[],
): Promise<void> {
  const uses = await Promise.all(patches.map(async (patch) => usesThatAreOff(tx, address, patch)));
  patches.forEach(({ place, id, fields }, index) => {
    const { stock, optionRefs, ...others } = fields;
    const next = Object.fromEntries(
      Object.entries({
        ...others,
        // Counts of the stock are no part of a draft.
        ...(stock !== undefined && { "stock.mode": (stock as { readonly mode: string }).mode }),
        ...("optionRefs" in fields && { optionRefs: [...(optionRefs as object[]), ...(uses[index] ?? [])] }),
      }).map(([name, value]) => [name, value === undefined ? remove() : value]),
    ) as never;
    const { offeringId, storefrontId } = address;
    if (place === "item") updateDocument(tx, itemDocument, { offeringId, itemId: id }, next);
    if (place === "option") updateDocument(tx, optionDocument, { offeringId, optionId: id }, next);
    if (place === "bundle") updateDocument(tx, bundleDocument, { offeringId, bundleId: id }, next);
    if (place === "group") updateDocument(tx, productGroupDocument, { offeringId, storefrontId, groupId: id }, next);
    if (place === "category") updateDocument(tx, categoryDocument, { offeringId, storefrontId, categoryId: id }, next);
  });
}

/** Uses of options that are switched off stand in no menu, and stay. */
async function usesThatAreOff(
  tx: AdminTransaction,
  { offeringId }: StorefrontAddress,
  patch: DraftPatch,
): Promise<readonly object[]> {
  const { place, id, fields } = patch;
  if (!("optionRefs" in fields)) return [];
  const draft =
    place === "bundle"
      ? await readDocument(tx, bundleDocument, { offeringId, bundleId: id })
      : await readDocument(tx, itemDocument, { offeringId, itemId: id });
  const restored = (fields["optionRefs"] ?? []) as readonly { readonly optionId: string }[];
  return (draft?.optionRefs ?? []).filter(
    ({ optionId, enabled }) => enabled === false && !restored.some((ref) => ref.optionId === optionId),
  );
}

export const restoreVersion = defineCallable(contract, command);
