import {
  removeCard as removeContract,
  startCardSetup as startContract,
  syncCards as syncContract,
} from "@lokalkorb/contracts/payments";
import type { OrderRefusal } from "@lokalkorb/domain/orders/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/result";
import { inTransaction, readDocument, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { defineCallable, type Caller, type Command } from "../edge/define-callable.ts";
import type { Deps } from "../edge/deps.ts";
import { requestKeyOf } from "../edge/idempotency.ts";
import { once } from "./once.ts";
import { paymentSecrets } from "./payment-config.ts";
import type { SavedCard } from "./payment-provider.ts";
import { payments, type Payments } from "./payment-provider-of.ts";

interface Wallet {
  readonly at: Payments;
  /** Null: nothing was ever saved. */
  readonly customerId: string | null;
  readonly email: string;
}

/** Guests have no account in which a card could be found again. */
const walletOf = async (deps: Deps, { uid, isGuest }: Caller): Promise<Result<Wallet, OrderRefusal>> => {
  const at = payments();
  if (isGuest) return refuse({ type: "account-required" });
  if (at === null) return refuse({ type: "payment-unavailable" });
  const user = await readDocument(deps.db, privateUserDocument, { uid });
  return ok({ at, customerId: user?.stripeCustomerId ?? null, email: user?.email ?? "" });
};

const start: Command<typeof startContract> = async (input, caller, deps) => {
  const wallet = await walletOf(deps, caller);
  if (!wallet.ok) return wallet;
  const { at, email } = wallet.value;
  return once(deps, requestKeyOf(startContract.name, caller, input), async () => {
    const customerId = wallet.value.customerId ?? (await makeCustomer(deps, at, caller.uid, email));
    if (customerId === null) return refuse({ type: "payment-unavailable" });
    const setup = await at.provider.startCardSetup(customerId, `user:${caller.uid}:setup:${input.requestId}`);
    return setup.type === "ok" ? ok(setup.value) : refuse({ type: "payment-unavailable" });
  });
};

const makeCustomer = async (deps: Deps, { provider }: Payments, uid: string, email: string): Promise<string | null> => {
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
};

const sync: Command<typeof syncContract> = async (_input, caller, deps) => {
  const wallet = await walletOf(deps, caller);
  return wallet.ok ? writeDown(deps, caller.uid, wallet.value) : wallet;
};

/** What is shown is what the provider has, and nothing else is kept of a card. */
const writeDown = async (
  deps: Deps,
  uid: string,
  { at, customerId }: Wallet,
): Promise<Result<{ cards: SavedCard[] }, OrderRefusal>> => {
  if (customerId === null) return ok({ cards: [] });
  const listed = await at.provider.listCards(customerId);
  if (listed.type !== "ok") return refuse({ type: "payment-unavailable" });
  const cards = [...listed.value];
  await updateDocument(deps.db, privateUserDocument, { uid }, { paymentMethods: cards });
  return ok({ cards });
};

const remove: Command<typeof removeContract> = async (input, caller, deps) => {
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

export const startCardSetup = defineCallable(startContract, start, { secrets: paymentSecrets });
export const syncCards = defineCallable(syncContract, sync, { secrets: paymentSecrets });
export const removeCard = defineCallable(removeContract, remove, { secrets: paymentSecrets });
