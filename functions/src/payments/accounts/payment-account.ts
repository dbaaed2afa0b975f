import type { Id } from "@lokalkorb/domain/kernel/branded";
import {
  checkPaymentAccount as checkContract,
  startPaymentOnboarding as startContract,
} from "@lokalkorb/contracts/payments";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { statementName } from "@lokalkorb/domain/ordering/payment/statement-words";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { inTransaction, readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../../access/staff.ts";
import { renewShop } from "../../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../../catalog/renewal/revalidate.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { canonicalJson, requestKeyOf } from "../../platform/idempotency.ts";
import { paymentSecrets, revalidateSecrets } from "../../platform/secrets.ts";
import { once } from "../provider/once.ts";
import type { PaymentDeps, Payments } from "../provider/payment-deps.ts";
import type { ProviderAccount } from "../provider/payment-provider.ts";

/** The abilities of an account are on the shop's pages. */
export interface AccountDeps extends PaymentDeps, RenewingDeps {}

type Connect = NonNullable<DocumentOf<typeof paymentSettingsDocument>["connect"]>;
type AccountAnswer = OutputOf<typeof checkContract>;

/** To the page where the provider asks a shop who it is. Its address works once and for minutes, so each click gets one. */
const start: Command<typeof startContract, PaymentDeps> = async (input, caller, deps) => {
  const { restaurantId } = input;
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
  return once(deps, requestKeyOf(startContract.name, caller, input), async () => {
    const at = await deps.paymentProvider();
    const accountId = at === null ? null : await ensureAccount(deps, at, restaurantId);
    if (at === null || accountId === null) return refuse({ type: "payment-unavailable" });
    const page = `${at.config.consoleUrl}/${restaurantId}/zahlung?einrichtung=`;
    const link = await at.provider.accountLink(accountId, { returnUrl: `${page}fertig`, refreshUrl: `${page}neu` });
    return link.type === "ok" ? ok(link.value) : refuse({ type: "payment-unavailable" });
  });
};

/** One account per shop, however often and from however many windows it is begun. */
async function ensureAccount(
  deps: PaymentDeps,
  { provider }: Payments,
  restaurantId: Id<"shop">,
): Promise<string | null> {
  const [settings, restaurant] = await Promise.all([
    readDocument(deps.db, paymentSettingsDocument, { restaurantId }),
    readDocument(deps.db, shopDocument, { restaurantId }),
  ]);
  if (settings === null || restaurant === null) return null;
  if (settings.connect !== undefined) return settings.connect.accountId;
  const { name, emailPublic: email, country } = restaurant;
  const statement = statementName(settings.statementDescriptor ?? name);
  const made = await provider.createAccount(
    { restaurantId, name, email, country, statement },
    `shop:${restaurantId}:account`,
  );
  await deps.failpoint("onboarding:account-created");
  if (made.type !== "ok") {
    deps.log.warn("payment: no account was made", { restaurantId, ...made });
    return null;
  }
  return inTransaction(deps.db, async (tx) => {
    const now = await readDocument(tx, paymentSettingsDocument, { restaurantId });
    if (now?.connect !== undefined) return now.connect.accountId;
    updateDocument(tx, paymentSettingsDocument, { restaurantId }, { connect: connectOf(made.value, country) });
    return made.value.accountId;
  });
}

const connectOf = (account: ProviderAccount, country: Connect["country"]): Connect => ({
  accountId: account.accountId,
  chargesEnabled: account.state === "active",
  payoutsEnabled: account.state === "active",
  requirementsDue: account.requirementsDue,
  country,
});

const check: Command<typeof checkContract, AccountDeps> = async ({ restaurantId }, caller, deps) => {
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
  const settings = await readDocument(deps.db, paymentSettingsDocument, { restaurantId });
  if (settings?.connect === undefined) return ok({ state: "none", requirementsDue: [] });
  const answer = await retrieveAccount(deps, settings.connect.accountId, restaurantId);
  return answer === null ? refuse({ type: "payment-unavailable" }) : ok(answer);
};

/** From an event: whose account it is stands on the account itself. False: none of ours. */
export const refreshAccount = async (deps: AccountDeps, accountId: string): Promise<boolean> =>
  (await retrieveAccount(deps, accountId, null)) !== null;

async function retrieveAccount(
  deps: AccountDeps,
  accountId: string,
  asked: string | null,
): Promise<AccountAnswer | null> {
  const at = await deps.paymentProvider();
  if (at === null) return null;
  const snapshot = await at.provider.retrieveAccount(accountId);
  if (snapshot.type === "unavailable" && asked === null) throw new Error(snapshot.problem);
  if (snapshot.type !== "ok") return null;
  const account = snapshot.value;
  const restaurantId = asked ?? account.restaurantId ?? (await shopOf(deps, accountId));
  if (restaurantId === null) return null;
  const kept = await keepAccount(deps, restaurantId, account);
  // Shoppers learn at once whether they can pay online, also those who look at the page already.
  if (kept === "switched") await renewShop(deps, restaurantId, "operations");
  return kept !== "other" ? { state: account.state, requirementsDue: [...account.requirementsDue] } : null;
}

const keepAccount = (
  deps: PaymentDeps,
  restaurantId: Id<"shop">,
  account: ProviderAccount,
): Promise<"other" | "same" | "switched"> =>
  inTransaction(deps.db, async (tx) => {
    const settings = await readDocument(tx, paymentSettingsDocument, { restaurantId });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    // A shop that has changed to another account no longer cares what becomes of this one.
    if (settings?.connect?.accountId !== account.accountId || restaurant === null) return "other";
    const connect = connectOf(account, settings.connect.country);
    if (canonicalJson(connect) !== canonicalJson(settings.connect))
      updateDocument(tx, paymentSettingsDocument, { restaurantId }, { connect });
    if ((restaurant.onlinePaymentOff ?? false) === !connect.chargesEnabled) return "same";
    const onlinePaymentOff = connect.chargesEnabled ? remove() : true;
    updateDocument(tx, shopDocument, { restaurantId }, { onlinePaymentOff });
    return "switched";
  });

/** Accounts that were made elsewhere do not name their shop. */
async function shopOf(deps: PaymentDeps, accountId: string): Promise<string | null> {
  const found = await deps.db.collectionGroup("data").where("connect.accountId", "==", accountId).limit(1).get();
  return found.docs[0]?.ref.parent.parent?.id ?? null;
}

export const startPaymentOnboarding = defineCallable(startContract, start, { secrets: paymentSecrets });
export const checkPaymentAccount = defineCallable(checkContract, check, {
  secrets: [...paymentSecrets, ...revalidateSecrets],
});
