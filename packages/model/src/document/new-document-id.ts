const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const length = 20;

/** Spread evenly over all letters: a long list is fetched in parts between ids, and of equal length only so. */
export const newDocumentId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(length)), (number) => letters.charAt(number % letters.length)).join(
    "",
  );
