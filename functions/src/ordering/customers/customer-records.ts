import type { Id } from "@lokalkorb/domain/kernel/branded";
import { type CustomerStanding, standingOf } from "@lokalkorb/domain/ordering/customers/customer-standing";
import type { OrderCustomer } from "@lokalkorb/domain/ordering/order/order";
import { readDocument, readDocuments, readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { emailHashOf } from "./email-hash.ts";

export type StoredCustomer = DocumentOf<typeof customerDocument>;

/** Accounts by their uid; guests, who have another one on every device, by their address. */
export const customerIdOf = ({ uid, email, isGuest }: OrderCustomer): string =>
  isGuest ? `g_${emailHashOf(email)}` : uid;

/** The record of an id, or the one into which it was merged; its id where there is none yet. */
export async function readCustomer(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  userDocId: string,
): Promise<{ readonly userDocId: string; readonly customer: StoredCustomer | null }> {
  const customer = await readDocument(scope, customerDocument, { restaurantId, userDocId });
  const { mergedInto } = customer ?? {};
  if (mergedInto === undefined) return { userDocId, customer };
  const into = await readDocument(scope, customerDocument, { restaurantId, userDocId: mergedInto });
  return { userDocId: mergedInto, customer: into };
}

/** More records of one address come of accounts alone, each of which has proved it. */
const mostLooked = 30;

/** The records of an account and of an address, those into which they were merged in their place. */
export async function customersOf(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  { uid, email }: { readonly uid: Id<"user">; readonly email?: string | undefined },
): Promise<readonly StoredCustomer[]> {
  const emailLower = email?.trim().toLowerCase();
  const sameAddress = queryOf(
    customerDocument,
    { restaurantId },
    { where: matching({ emailLower: emailLower ?? "" }), limit: mostLooked },
  );
  const [account, found] = await Promise.all([
    readDocument(scope, customerDocument, { restaurantId, userDocId: uid }),
    emailLower === undefined ? [] : readQuery(scope, sameAddress),
  ]);
  const records = [...(account === null ? [] : [account]), ...found];
  const merged = [...new Set(records.flatMap(({ mergedInto }) => mergedInto ?? []))];
  const into = await readDocuments(
    scope,
    customerDocument,
    merged.map((userDocId) => ({ restaurantId, userDocId })),
  );
  return [...records.filter(({ mergedInto }) => mergedInto === undefined), ...into.filter((one) => one !== null)];
}

/** The shop's decisions about an orderer with this account and this address. */
export const standingFor = async (
  scope: ReadScope,
  restaurantId: Id<"shop">,
  person: { readonly uid: Id<"user">; readonly email: string },
): Promise<CustomerStanding> => standingOf(await customersOf(scope, restaurantId, person));

/**
 * Whether the shop still owes this customer something, or has an agreement with their company. Open pieces with a deposit keep no
 * record: it is for the customer to bring them, and no law wants the person kept for it (docs/decisions/0025).
 */
export const isOwed = ({ creditCents, b2bCustomerId }: StoredCustomer): boolean =>
  creditCents !== 0 || b2bCustomerId !== undefined;
