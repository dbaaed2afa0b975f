import { useSyncExternalStore } from "react";
import { emptyForm } from "./checkout-form.ts";
import type { CheckoutForm } from "./checkout-form.ts";

/** Contact fields live as long as the tab; a confirmed age is never remembered. */
const key = "lokalkorb:contact";
const fields = ["name", "email", "phone"] as const;

const formByShop = new Map<string, CheckoutForm>();
const listeners = new Set<() => void>();

/** Empty on the server and in the first picture, so that both agree; then what this tab already knew. */
export function useKeptForm(restaurantId: string): CheckoutForm {
  return useSyncExternalStore(
    subscribe,
    () => keptForm(restaurantId),
    () => emptyForm,
  );
}

export function changeForm(restaurantId: string, change: Partial<CheckoutForm>): void {
  const form = { ...keptForm(restaurantId), ...change };
  formByShop.set(restaurantId, form);
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field, form[field]]))));
    sessionStorage.setItem(`${key}:${restaurantId}`, JSON.stringify({ note: form.note }));
  } catch {
    // Then the fields live as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptForm(restaurantId: string): CheckoutForm {
  const known = formByShop.get(restaurantId);
  if (known !== undefined) return known;
  const form = { ...emptyForm, ...readWords(key, fields), ...readWords(`${key}:${restaurantId}`, ["note"]) };
  formByShop.set(restaurantId, form);
  return form;
}

function readWords(storageKey: string, names: readonly ("name" | "email" | "phone" | "note")[]): Partial<CheckoutForm> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return {};
    const words = stored as Record<string, unknown>;
    return Object.fromEntries(names.flatMap((name) => (typeof words[name] === "string" ? [[name, words[name]]] : [])));
  } catch {
    return {};
  }
}
