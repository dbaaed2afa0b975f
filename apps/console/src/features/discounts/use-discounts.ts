import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import type { CheckedResult } from "@lokalkorb/model/client/web-writes";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { notify } from "@lokalkorb/ui/notify";
import { failureText } from "@/shared/commands/failure-text";
import { useSaveDocument, type Saved } from "@/shared/forms/state/use-save-document";
import { useShop } from "@/entities/shop/shop-context";
import { storedDiscount, type DiscountValues } from "./discount-values.ts";
import { discountsText } from "./discounts-text.ts";

export type DiscountCode = DocumentOf<typeof discountCodeDocument>;

export interface Discounts {
  readonly status: "pending" | "failed" | "present";
  readonly codes: readonly DiscountCode[];
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly switchTo: (code: DiscountCode, enabled: boolean) => Promise<void>;
  /** `before` are the values when typing began, `code` null makes a new one. What went wrong is said. */
  readonly save: (values: DiscountValues, before: DiscountValues, code: DiscountCode | null) => Promise<Saved>;
}

const unused = { uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 };

export function useDiscounts(): Discounts {
  const { restaurantId, shop } = useShop();
  const client = useModelClient();
  const saveDocument = useSaveDocument();
  const codes = useQuery(queryOf(discountCodeDocument, { restaurantId }));
  const items = useQuery(queryOf(itemDocument, { offeringId: shop.offeringId }, { inParts: true }));
  const storefrontId = shop.storefrontIds[0];
  const categories = useQuery(
    storefrontId === undefined ? null : queryOf(categoryDocument, { offeringId: shop.offeringId, storefrontId }),
  );
  const at = (codeId: string) => ({ restaurantId, codeId });
  const told = async (writing: Promise<CheckedResult>): Promise<boolean> => {
    const answer = await writing;
    if (!answer.ok && answer.failure !== undefined)
      notify({ message: discountsText.notSaved, detail: failureText[answer.failure.type], tone: "danger" });
    return answer.ok;
  };
  /** Campaigns are part of the published menu. */
  const markDraft = async (): Promise<void> => {
    const { offeringId, storefrontIds } = shop;
    for (const each of storefrontIds)
      await client?.write.update(
        storefrontDocument,
        { offeringId, storefrontId: each },
        { draftDirty: true, draftedAt: Date.now() },
      );
  };
  return {
    status: codes.status === "failed" ? "failed" : codes.status === "pending" ? "pending" : "present",
    codes: (valueOf(codes) ?? []).toSorted(
      (a, b) => Number(b.enabled) - Number(a.enabled) || (a.code < b.code ? -1 : 1),
    ),
    items: (valueOf(items) ?? [])
      .filter(({ status }) => status === "active")
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "de")),
    categories: (valueOf(categories) ?? [])
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, name }) => ({ id, name })),
    switchTo: async (code, enabled) => {
      if (client === null) return;
      const done = await told(client.write.update(discountCodeDocument, at(code.id), { enabled }));
      if (done && code.autoApply) await markDraft();
    },
    save: async (values, before, code) => {
      const stored = (each: DiscountValues) => storedDiscount(each, shop.timezone, code);
      const wanted = stored(values);
      const was = code && stored(before);
      const saved = await saveDocument(
        discountCodeDocument,
        at(code?.id ?? wanted.code),
        was,
        was === null ? { ...wanted, stats: unused } : wanted,
      );
      if (saved === true && (wanted.autoApply || was?.autoApply)) await markDraft();
      return saved;
    },
  };
}
