const removals: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Query and fragment of an address carry tokens, codes and searches.
  [/(https?:\/\/[^\s?#"'<>]*)[?#][^\s"'<>)]*/g, "$1"],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[E-Mail]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[Token]"],
  [/\b(?:sk|pk|whsec|rk)_(?:live|test)_\w+/g, "[Token]"],
  [/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b/g, "[IBAN]"],
  [/(?:\+|\b00|\b0)[1-9][\d ()/-]{6,}\d/g, "[Telefon]"],
  [/\b[A-Za-z0-9_-]{43,}\b/g, "[Token]"],
];

/** Removes what names a person or opens something: addresses of mail, phone, bank, tokens, queries. */
export const scrubText = (text: string): string =>
  removals.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);

/** Every text of a report, however deep. */
export function scrub<T>(value: T): T {
  if (typeof value === "string") return scrubText(value) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => scrub(entry)) as T;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, scrub(entry)])) as T;
}

const wordy = ["message", "logentry", "exception", "extra", "contexts", "breadcrumbs", "spans", "transaction"] as const;

/** The parts of a report that can hold a person's words; release, environment and tags are ours. */
export function scrubEvent<E extends Partial<Readonly<Record<(typeof wordy)[number], unknown>>>>(event: E): E {
  const clean = wordy.filter((part) => event[part] !== undefined).map((part) => [part, scrub(event[part])]);
  return { ...event, ...Object.fromEntries(clean) };
}
