const letters = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789";
const codeLength = 16;

/** Beyond guessing: 16 of 54 letters. */
export const newTableCode = (): string =>
  [...crypto.getRandomValues(new Uint32Array(codeLength))].map((number) => letters[number % letters.length]).join("");

/** The page of the storefront that a table's QR code opens; what is behind the # reaches no server. */
export const tableLink = (origin: string, slug: string, table: string, code: string): string =>
  `${origin}/${slug}/tisch#t=${encodeURIComponent(table)}&c=${code}`;
