/** Digest of the code at the tables of a shop, the same in every browser and on the server: SHA-256, in hexadecimal digits. */
export async function tableSeal(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
