import { createHash } from "node:crypto";
import { type Bucket, saveOnce } from "../platform/bucket.ts";
import type { Deps } from "../platform/deps.ts";

/** Files without a public address; once written they never change (INV-03). */
export interface PrivateFiles {
  read(path: string): Promise<Buffer>;
  exists(path: string): Promise<boolean>;
  /** Keeps what is there already. */
  writeOnce(
    path: string,
    content: Buffer,
    facts: Readonly<Record<string, string>>,
    type?: "pdf" | "xml",
  ): Promise<void>;
}

export interface BillingDeps extends Deps {
  readonly invoiceFiles: PrivateFiles;
}

export const createPrivateFiles = (bucket: Bucket): PrivateFiles => ({
  read: async (path) => {
    const [content] = await bucket.file(path).download();
    return content;
  },
  exists: async (path) => {
    const [there] = await bucket.file(path).exists();
    return there;
  },
  writeOnce: async (path, content, facts, type = "pdf") => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    await saveOnce(bucket, path, content, {
      contentType: `application/${type}`,
      metadata: { cacheControl: "private, no-store", metadata: { ...facts, sha256 } },
    });
  },
});
