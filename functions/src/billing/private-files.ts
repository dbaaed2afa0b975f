import { createHash } from "node:crypto";
import type { Deps } from "../platform/deps.ts";

/** The part of a storage bucket that papers need. */
export interface FileBucket {
  file(path: string): {
    download(): Promise<[Buffer]>;
    exists(): Promise<[boolean]>;
    save(
      data: Buffer,
      options: {
        contentType: string;
        resumable: boolean;
        metadata: { cacheControl: string; metadata: Record<string, string> };
        preconditionOpts: { ifGenerationMatch: number };
      },
    ): Promise<void>;
  };
}

/** Files without a public address; once written they never change (INV-03). */
export interface PrivateFiles {
  read(path: string): Promise<Buffer>;
  exists(path: string): Promise<boolean>;
  /** Keeps what is there already. */
  writeOnce(path: string, content: Buffer, facts: Readonly<Record<string, string>>): Promise<void>;
}

export interface BillingDeps extends Deps {
  readonly invoiceFiles: PrivateFiles;
}

export const createPrivateFiles = (bucket: FileBucket): PrivateFiles => ({
  read: async (path) => {
    const [content] = await bucket.file(path).download();
    return content;
  },
  exists: async (path) => {
    const [there] = await bucket.file(path).exists();
    return there;
  },
  writeOnce: async (path, content, facts) => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    try {
      await bucket.file(path).save(content, {
        contentType: "application/pdf",
        resumable: false,
        metadata: { cacheControl: "private, no-store", metadata: { ...facts, sha256 } },
        preconditionOpts: { ifGenerationMatch: 0 },
      });
    } catch (error) {
      if (!isThereAlready(error)) throw error;
    }
  },
});

const isThereAlready = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && Number(error.code) === 412;
