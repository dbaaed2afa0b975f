import { fileURLToPath } from "node:url";

/** The repository's own folder, with a slash at its end. */
export const root = fileURLToPath(new URL("../../../../../", import.meta.url));
