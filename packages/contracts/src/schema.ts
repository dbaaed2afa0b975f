/**
 * The only import of the schema library, so that it can be swapped in one place. Import it as a namespace,
 * `import * as z from "@lokalkorb/contracts/schema"`: through a named `z` bundlers keep the whole library,
 * with the messages of every language.
 */
export * from "zod/mini";
