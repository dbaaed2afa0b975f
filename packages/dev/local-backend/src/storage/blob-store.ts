import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Bytes by their own hash, so that equal files are kept once and a half-written one is never seen. */
export interface BlobStore {
  write(bytes: Buffer): string;
  read(blob: string): Buffer;
  remove(blob: string): void;
  clear(): void;
}

const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

export function memoryBlobs(): BlobStore {
  const blobs = new Map<string, Buffer>();
  return {
    write: (bytes) => {
      const blob = hashOf(bytes);
      blobs.set(blob, bytes);
      return blob;
    },
    read: (blob) => blobs.get(blob) ?? Buffer.alloc(0),
    remove: (blob) => void blobs.delete(blob),
    clear: () => blobs.clear(),
  };
}

export function diskBlobs(folder: string): BlobStore {
  const fileOf = (blob: string): string => join(folder, blob.slice(0, 2), blob);
  return {
    write: (bytes) => {
      const blob = hashOf(bytes);
      const file = fileOf(blob);
      if (existsSync(file)) return blob;
      mkdirSync(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}`;
      const descriptor = openSync(draft, "w");
      writeSync(descriptor, bytes);
      fsyncSync(descriptor);
      closeSync(descriptor);
      renameSync(draft, file);
      return blob;
    },
    read: (blob) => readFileSync(fileOf(blob)),
    remove: (blob) => rmSync(fileOf(blob), { force: true }),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}
