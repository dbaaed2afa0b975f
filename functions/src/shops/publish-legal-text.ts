import { createHash } from "node:crypto";
import { publishLegalText as contract } from "@lokalkorb/contracts/shops";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { legalTextId, plainLegalText } from "@lokalkorb/domain/shop/legal/legal-texts";
import type { LegalTextKind, LegalTextsInForce } from "@lokalkorb/domain/shop/legal-text-fields";
import {
  createDocument,
  readDocument,
  readQuery,
  remove,
  updateDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { legalDraftsDocument } from "@lokalkorb/model/documents/restaurants/data/legal-drafts";
import { legalTextDocument } from "@lokalkorb/model/documents/restaurants/legal-texts/legal-texts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { roleIn } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

/** CHK-05: a version for good, its hash by the server, and the profile that names it, in one step. */
const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, kind } = input;
  const at = { restaurantId };
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if ((await roleIn(tx, restaurantId, caller.uid)) !== "owner") return refuse({ type: "not-allowed" });
    const [shop, drafts] = await Promise.all([
      readDocument(tx, shopDocument, at),
      readDocument(tx, legalDraftsDocument, at),
    ]);
    if (shop === null) return refuse({ type: "not-allowed" });
    const log = await logOf(tx, deps, restaurantId, caller);
    const { legalTexts = {} } = shop;
    if (input.text === null) {
      updateDocument(tx, shopDocument, at, { legalTexts: without(legalTexts, kind) });
      if (legalTexts[kind] !== undefined) log("legalText", kind);
      return ok({ version: 0, sha256: "" });
    }
    const text = plainLegalText(input.text);
    const sha256 = createHash("sha256").update(text).digest("hex");
    const own = legalTexts[kind];
    // The same words again are no other version.
    if (own?.sha256 === sha256) return ok({ version: own.version, sha256 });
    const version = await nextVersion(tx, restaurantId, kind);
    const validFrom = deps.now();
    const address = { restaurantId, textId: legalTextId({ kind, version }) };
    log("legalText", address.textId);
    createDocument(tx, legalTextDocument, address, { kind, version, text, sha256, validFrom });
    updateDocument(tx, shopDocument, at, { legalTexts: { ...legalTexts, [kind]: { version, sha256, validFrom } } });
    if (drafts?.[kind] !== undefined && plainLegalText(drafts[kind]) === text)
      updateDocument(tx, legalDraftsDocument, at, { [kind]: remove() });
    return ok({ version, sha256 });
  });
};

/** After the newest of its kind, also where the shop had gone back to Lokalkorb's text. */
async function nextVersion(tx: AdminTransaction, restaurantId: Id<"shop">, kind: LegalTextKind): Promise<number> {
  const versions = await readQuery(tx, queryOf(legalTextDocument, { restaurantId }, { where: [["kind", "==", kind]] }));
  return Math.max(0, ...versions.map(({ version }) => version)) + 1;
}

function without(legalTexts: LegalTextsInForce, kind: LegalTextKind): LegalTextsInForce {
  const { [kind]: _own, ...others } = legalTexts;
  return others;
}

export const publishLegalText = defineCallable(contract, command);
