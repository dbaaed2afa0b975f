import type { Id } from "@lokalkorb/domain/kernel/branded";
import { useSyncExternalStore } from "react";
import { addressOf, savedPlace } from "@/entities/place/saved-place";
import { keptTable } from "@/entities/table/kept-table";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";
import { emptyForm, type CheckoutForm, type KnownCode } from "./checkout-form.ts";
import { persistedMoney } from "./persisted-money.ts";

/** Contact, address and payment method per shop live as long as the tab; a confirmed age is never remembered. */
const key = "lokalkorb:contact";
const personFields = ["name", "email", "phone", "zip", "city", "street", "houseNo", "doorNote"] as const;
const shopFields = ["note", "table", "poNumber", "costCenter"] as const;
type WordField = (typeof personFields)[number] | (typeof shopFields)[number];

const formByShop = new Map<string, CheckoutForm>();
const listeners = new Set<() => void>();

/** Empty on the server and in the first picture, so that both agree; then what this tab already knew. */
export function usePersistedForm(restaurantId: Id<"shop">): CheckoutForm {
  return useSyncExternalStore(
    subscribe,
    () => persistedForm(restaurantId),
    () => emptyForm,
  );
}

export function changeForm(restaurantId: Id<"shop">, change: Partial<CheckoutForm>): void {
  const form = { ...persistedForm(restaurantId), ...change };
  formByShop.set(restaurantId, form);
  const words = (names: readonly WordField[]): Record<string, string> =>
    Object.fromEntries(names.map((field) => [field, form[field]]));
  writeStored("sessionStorage", key, words(personFields));
  writeStored("sessionStorage", `${key}:${restaurantId}`, {
    ...words(shopFields),
    codes: form.codes,
    business: form.business,
    ...persistedMoney(form),
  });
  for (const listener of listeners) listener();
}

export function persistedForm(restaurantId: Id<"shop">): CheckoutForm {
  const known = formByShop.get(restaurantId);
  if (known !== undefined) return fromSearch(restaurantId, known);
  const ofShop = fieldsOf(readStored("sessionStorage", `${key}:${restaurantId}`));
  const scanned = keptTable(restaurantId);
  const form: CheckoutForm = {
    ...emptyForm,
    ...wordsOf(fieldsOf(readStored("sessionStorage", key)), personFields),
    ...wordsOf(ofShop, shopFields),
    ...(scanned && { table: scanned.table }),
    codes: Array.isArray(ofShop["codes"]) ? ofShop["codes"].filter(isCode) : [],
    business: businessOf(ofShop["business"]),
    ...persistedMoney(ofShop),
  };
  formByShop.set(restaurantId, form);
  return fromSearch(restaurantId, form);
}

const takenByShop = new Map<string, string>();

/** The place that shops were looked for begins the address, once: fields that were cleared or written by hand stay as they are. */
function fromSearch(restaurantId: Id<"shop">, form: CheckoutForm): CheckoutForm {
  const address = addressOf(savedPlace());
  if (address === null || takenByShop.get(restaurantId) === address.zip) return form;
  takenByShop.set(restaurantId, address.zip);
  if (form.street !== "" || form.zip === address.zip) return form;
  const begun = { ...form, ...address };
  formByShop.set(restaurantId, begun);
  return begun;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const wordsOf = (stored: Readonly<Record<string, unknown>>, names: readonly WordField[]): Partial<CheckoutForm> =>
  Object.fromEntries(names.flatMap((name) => (isText(stored[name]) ? [[name, stored[name]]] : [])));

/** Asked for again when the checkout opens, so its shape is all that matters here. */
function isCode(value: unknown): value is KnownCode {
  const { code, terms, giftCard } = fieldsOf(value);
  return isText(code) && (terms ?? giftCard) !== undefined;
}

/** Its terms are asked for again when the checkout opens. */
function businessOf(stored: unknown): CheckoutForm["business"] {
  const { customerId, name, discountBp, onAccount, poRequired } = fieldsOf(stored);
  return isText(customerId) && isText(name) && typeof discountBp === "number"
    ? { customerId, name, discountBp, onAccount: onAccount === true, poRequired: poRequired === true }
    : null;
}
