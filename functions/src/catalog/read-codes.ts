import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { GiftCard } from "@lokalkorb/domain/pricing/discounts/gift-cards";
import { paymentMethods, type PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";

export interface Codes {
  readonly codes: readonly DiscountTerms[];
  readonly giftCards: readonly GiftCard[];
}
type Code = DocumentOf<typeof discountCodeDocument>;
export type ReadCode = { readonly terms: DiscountTerms } | { readonly giftCard: GiftCard };

/** The discounts of all codes of a request, or the refusal of the first invalid one. */
export async function readCodes(
  scope: admin.ReadScope,
  restaurantId: Id<"shop">,
  wanted: readonly string[],
  now: Instant,
): Promise<Result<Codes, Refused<"code-invalid" | "code-expired" | "code-used">>> {
  const once = [...new Set(wanted)];
  const addresses = once.map((codeId) => ({ restaurantId, codeId }));
  const found = await admin.readDocuments(scope, discountCodeDocument, addresses);
  const codes: DiscountTerms[] = [];
  const giftCards: GiftCard[] = [];
  for (const [index, code] of once.entries()) {
    const read = codeOf(found[index] ?? null, code, now);
    if (!read.ok) return read;
    if ("terms" in read.value) codes.push(read.value.terms);
    else giftCards.push(read.value.giftCard);
  }
  return ok({ codes, giftCards });
}

export function codeOf(
  stored: Code | null,
  code: string,
  now: Instant,
): Result<ReadCode, Refused<"code-invalid" | "code-expired" | "code-used">> {
  if (stored === null || !stored.enabled) return refuse({ type: "code-invalid", code });
  const { kind } = stored;
  if (kind !== "giftCard") return ok({ terms: termsOf({ ...stored, kind }) });
  const { giftCard } = stored;
  if (giftCard === undefined) return refuse({ type: "code-invalid", code });
  const { balanceCents, expiresAt } = giftCard;
  if (expiresAt <= now) return refuse({ type: "code-expired", code, validTo: expiresAt });
  if (balanceCents <= 0) return refuse({ type: "code-used", code });
  return ok({ giftCard: { codeId: stored.id, code: stored.code, name: stored.name, balanceCents } });
}

const isMethod = (method: string): method is PaymentMethod => paymentMethods.some((known) => known === method);

function termsOf(stored: Omit<Code, "kind"> & { readonly kind: DiscountTerms["kind"] }): DiscountTerms {
  const {
    id,
    enabled: _enabled,
    giftCard: _giftCard,
    source: _source,
    stats,
    createdAt: _created,
    updatedAt: _updated,
    v: _version,
    ref: _ref,
    paymentMethods: methods,
    emails,
    ...terms
  } = stored;
  return {
    ...terms,
    codeId: id,
    uses: stats.uses + stats.heldUses,
    ...(emails === undefined ? {} : { emails: emails.map((email) => email.trim().toLowerCase()) }),
    ...(methods === undefined ? {} : { paymentMethods: methods.filter(isMethod) }),
  };
}

/** The public part of a code: no lists of people. Its use tells whether it is meant for this shopper. */
export const shownTerms = ({ emails: _emails, groups: _groups, ...terms }: DiscountTerms): DiscountTerms => terms;

export interface CodeCustomer {
  readonly uid: Id<"user">;
  readonly emailHash: string;
}

/** By account or, for guests, by address. */
export async function usesByCustomer(
  tx: admin.AdminTransaction,
  params: { readonly restaurantId: Id<"shop">; readonly codeId: Id<"code"> },
  { uid, emailHash }: CodeCustomer,
): Promise<number> {
  const used = await Promise.all([
    admin.readQuery(tx, queryOf(redemptionDocument, params, { where: matching({ uid }) })),
    admin.readQuery(tx, queryOf(redemptionDocument, params, { where: matching({ emailHash }) })),
  ]);
  return new Set(used.flat().flatMap(({ id, state }) => (state === "released" ? [] : [id]))).size;
}

/** How often this customer has used a code that limits it. */
export async function withUsesByCustomer(
  tx: admin.AdminTransaction,
  restaurantId: Id<"shop">,
  { codes, giftCards }: Codes,
  customer: CodeCustomer,
): Promise<Codes> {
  const counted = await Promise.all(
    codes.map(async (terms) => {
      if (!terms.oncePerCustomer && terms.maxUsesPerCustomer === undefined) return terms;
      return {
        ...terms,
        usesByCustomer: await usesByCustomer(tx, { restaurantId, codeId: terms.codeId }, customer),
      };
    }),
  );
  return { codes: counted, giftCards };
}
