import type { Id } from "@lokalkorb/domain/kernel/branded";
import {
  beginCard as beginContract,
  removeCard as removeContract,
  keepCard as keepContract,
  syncCards as syncContract,
} from "@lokalkorb/contracts/payments";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { inTransaction, readDocument, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import type { Caller } from "../../platform/caller.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf } from "../../platform/idempotency.ts";
import { paymentSecrets } from "../../platform/secrets.ts";
import { once } from "../provider/once.ts";
import type { PaymentDeps, Payments } from "../provider/payment-deps.ts";
import type { SavedCard } from "../provider/payment-provider.ts";

interface Wallet {
  readonly at: Payments;
  /** Null: nothing was ever saved. */
  readonly customerId: string | null;
  readonly email: string;
}

/** A guest's account lives in one browser, and so does what it keeps. */
async function walletOf(deps: PaymentDeps, { uid }: Caller): Promise<Result<Wallet, Refused<"payment-unavailable">>> {
  const at = await deps.paymentProvider();
  if (at === null) return refuse({ type: "payment-unavailable" });
  const user = await readDocument(deps.db, privateUserDocument, { uid });
  return ok({ at, customerId: user?.stripeCustomerId ?? null, email: user?.email ?? "" });
}

const keep: Command<typeof keepContract, PaymentDeps> = async (input, caller, deps) => {
  const wallet = await walletOf(deps, caller);
  if (!wallet.ok) return wallet;
  const { at, email } = wallet.value;
  const request = requestKeyOf(keepContract.name, caller, input);
  return once(deps, request, async () => {
    // Stolen numbers are tried where a try costs nothing.
    const limited = await deps.rateLimits.take(deps, "cardSetup", caller, request.key);
    if (limited !== null) return refuse(limited);
    const customerId = wallet.value.customerId ?? (await makeCustomer(deps, at, caller.uid, email));
    if (customerId === null) return refuse({ type: "payment-unavailable" });
    const checkout = `${at.config.appUrl}/${input.slug}/kasse?karte=`;
    const pages = { doneUrl: `${checkout}fertig#zahlung`, backUrl: `${checkout}abbruch#zahlung` };
    const setup = await at.provider.openCardPage(customerId, pages, `user:${caller.uid}:setup:${input.requestId}`);
    return setup.type === "ok" ? ok(setup.value) : refuse({ type: "payment-unavailable" });
  });
};

const begin: Command<typeof beginContract, PaymentDeps> = async (_input, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "not-allowed" });
  const wallet = await walletOf(deps, caller);
  if (!wallet.ok) return wallet;
  const { at, email } = wallet.value;
  const limited = await deps.rateLimits.take(deps, "cardSetup", caller);
  if (limited !== null) return refuse(limited);
  const customerId = wallet.value.customerId ?? (await makeCustomer(deps, at, caller.uid, email));
  if (customerId === null) return refuse({ type: "payment-unavailable" });
  const form = await at.provider.openCardForm(customerId, `user:${caller.uid}:form:${deps.newId()}`);
  return form.type === "ok" ? ok(form.value) : refuse({ type: "payment-unavailable" });
};

async function makeCustomer(
  deps: PaymentDeps,
  { provider }: Payments,
  uid: Id<"user">,
  email: string,
): Promise<string | null> {
  const made = await provider.createCustomer({ uid, email }, `user:${uid}:customer`);
  if (made.type !== "ok") return null;
  return inTransaction(deps.db, async (tx) => {
    const user = await readDocument(tx, privateUserDocument, { uid });
    if (user?.stripeCustomerId !== undefined) return user.stripeCustomerId;
    const { customerId } = made.value;
    if (user === null) setDocument(tx, privateUserDocument, { uid }, { stripeCustomerId: customerId });
    else updateDocument(tx, privateUserDocument, { uid }, { stripeCustomerId: customerId });
    return customerId;
  });
}

const sync: Command<typeof syncContract, PaymentDeps> = async (_input, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "cardLook", caller);
  if (limited !== null) return refuse(limited);
  const wallet = await walletOf(deps, caller);
  return wallet.ok ? writeDown(deps, caller.uid, wallet.value) : wallet;
};

/** The saved cards are those of the provider; no other data of a card is stored. */
async function writeDown(
  deps: PaymentDeps,
  uid: Id<"user">,
  { at, customerId }: Wallet,
): Promise<Result<{ cards: SavedCard[] }, Refused<"payment-unavailable">>> {
  if (customerId === null) return ok({ cards: [] });
  const listed = await at.provider.listCards(customerId);
  if (listed.type !== "ok") return refuse({ type: "payment-unavailable" });
  const cards = [...listed.value];
  await updateDocument(deps.db, privateUserDocument, { uid }, { paymentMethods: cards });
  return ok({ cards });
}

const remove: Command<typeof removeContract, PaymentDeps> = async (input, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "cardLook", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const wallet = await walletOf(deps, caller);
  if (!wallet.ok) return wallet;
  const { at, customerId } = wallet.value;
  if (customerId === null) return refuse({ type: "not-found" });
  return once(deps, requestKeyOf(removeContract.name, caller, input), async () => {
    const removed = await at.provider.removeCard(customerId, input.cardId);
    if (removed.type === "unavailable") return refuse({ type: "payment-unavailable" });
    return writeDown(deps, caller.uid, wallet.value);
  });
};

export const beginCard = defineCallable(beginContract, begin, { secrets: paymentSecrets });
export const keepCard = defineCallable(keepContract, keep, { secrets: paymentSecrets });
export const syncCards = defineCallable(syncContract, sync, { secrets: paymentSecrets });
export const removeCard = defineCallable(removeContract, remove, { secrets: paymentSecrets });
