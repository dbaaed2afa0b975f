/** The only import of the schema library, so that it can be swapped in one place. */
export * as z from "zod/mini";
