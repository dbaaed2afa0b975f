/** As the worker of this app names its caches. */
const namesBegin = "lokalkorb-";

export const keptNames = async (): Promise<readonly string[]> =>
  "caches" in globalThis ? (await caches.keys()).filter((name) => name.startsWith(namesBegin)) : [];

/** With signing out: the shops that were looked at stay between them and the person. */
export async function forgetPages(): Promise<void> {
  for (const name of await keptNames()) await caches.delete(name);
}
