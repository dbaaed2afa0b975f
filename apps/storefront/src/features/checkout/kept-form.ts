import type { CheckoutForm } from "./checkout-form.ts";

/** Contact fields live as long as the tab; a confirmed age is never remembered. */
const key = "lokalkorb:contact";
const fields = ["name", "email", "phone"] as const;

export function keepForm(restaurantId: string, form: CheckoutForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field, form[field]]))));
    sessionStorage.setItem(`${key}:${restaurantId}`, JSON.stringify({ note: form.note }));
  } catch {
    // Then the fields live as long as the page.
  }
}

/** What this tab already knows. */
export function readForm(restaurantId: string): Partial<CheckoutForm> {
  return { ...readWords(key, fields), ...readWords(`${key}:${restaurantId}`, ["note"]) };
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
