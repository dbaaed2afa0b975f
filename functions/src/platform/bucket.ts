/** The part of a storage bucket that menus and papers need. */
export interface Bucket {
  file(path: string): {
    download(): Promise<[Buffer]>;
    exists(): Promise<[boolean]>;
    save(
      data: string | Buffer,
      options: FileFacts & { resumable: boolean; preconditionOpts: { ifGenerationMatch: number } },
    ): Promise<void>;
  };
}

interface FileFacts {
  contentType: string;
  metadata: { cacheControl: string; metadata?: Record<string, string> };
}

/** False: a file lies there already, and it stays. */
export async function saveOnce(
  bucket: Bucket,
  path: string,
  data: string | Buffer,
  facts: FileFacts,
): Promise<boolean> {
  try {
    await bucket.file(path).save(data, { ...facts, resumable: false, preconditionOpts: { ifGenerationMatch: 0 } });
    return true;
  } catch (error) {
    if (storageCode(error) === 412) return false;
    throw error;
  }
}

/** 404: there is no such file; 412: it is not the one that was meant. */
export const storageCode = (error: unknown): number => Number((error as { readonly code?: unknown } | null)?.code);

/** null: there is no such file. */
export async function readIfThere(bucket: Bucket, path: string): Promise<Buffer | null> {
  try {
    const [content] = await bucket.file(path).download();
    return content;
  } catch (error) {
    if (storageCode(error) === 404) return null;
    throw error;
  }
}
