import { readdirSync } from "node:fs";
import type { AnyDocument } from "../document/define-document.ts";

const folder = new URL("../documents/", import.meta.url);

const isDefinition = (value: unknown): value is AnyDocument =>
  typeof value === "object" && value !== null && "path" in value && "migrations" in value;

/** Every module below `documents/`, by its path there, with the documents that it defines. */
export const documentModules: readonly { readonly file: string; readonly definitions: readonly AnyDocument[] }[] =
  await Promise.all(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map(async (file) => {
        const exported: unknown[] = Object.values((await import(new URL(file, folder).href)) as object);
        return { file, definitions: exported.filter(isDefinition) };
      }),
  );
