// Runs on any Node >= 20 with nothing installed yet: plain JavaScript, no dependencies.

/** Node that runs TypeScript and has the database that the local backend stores in. */
export const isOurNode = (version) => Number(version.split(".")[0]) >= 24;

/** `pnpm@1.2.3+sha512.<hex>` as npm knows it: the package with its version, and what its archive hashes to. */
export function readPackageManager(field) {
  const [name, hash = ""] = field.split("+sha512.");
  return { name, integrity: `sha512-${Buffer.from(hash, "hex").toString("base64")}` };
}

/** The reason against running this package manager; npm itself compares the archive with what the registry says. */
export function hashProblem({ name, integrity }, said) {
  const found = said.trim();
  if (found === "") return `${name} ist nicht zu finden. Ist die Paketquelle von npm erreichbar?`;
  if (found === integrity) return null;
  return `${name} ist in dieser Paketquelle ein anderes Paket, als package.json verlangt. Es wurde nichts installiert.`;
}
