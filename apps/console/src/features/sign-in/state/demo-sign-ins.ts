/** A sign-in that a demonstration shows to everybody. */
export interface DemoSignIn {
  readonly shop: string;
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Reads the list as it came from a file or over the wire; anything else is an empty list. */
export function parseDemoSignIns(value: unknown): readonly DemoSignIn[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return [];
    const { shop, role, email, password } = entry as Partial<Record<keyof DemoSignIn, unknown>>;
    return isText(shop) && isText(role) && isText(email) && isText(password) ? [{ shop, role, email, password }] : [];
  });
}
