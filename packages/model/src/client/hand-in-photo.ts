import { getApp } from "firebase/app";
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable, type FirebaseStorage } from "firebase/storage";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";
import { failureOf, type Failure } from "../document/failure.ts";
import { isOnline } from "./connection/is-online.ts";

let storage: FirebaseStorage | undefined;

function storageOf({ emulators }: ClientConfig): FirebaseStorage {
  if (storage !== undefined) return storage;
  storage = getStorage(getApp());
  // By then a person would rather press again.
  storage.maxUploadRetryTime = 30_000;
  if (emulators.enabled) connectStorageEmulator(storage, emulators.host, emulators.storagePort);
  return storage;
}

export interface Photo {
  /** One of `storage-paths.ts`. */
  readonly path: string;
  readonly content: Blob;
  /** 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a photo to where only functions read it. null: it has arrived. The library would try on for long: a person who has
 * no network is told so at once, and presses again.
 */
export async function handInPhoto(config: ClientConfig, photo: Photo): Promise<Failure | null> {
  const { path, content, onProgress } = photo;
  if (!isOnline()) return failureOf(null, false);
  const upload = uploadBytesResumable(ref(storageOf(config), path), content, { contentType: content.type });
  const giveUp = (): void => void upload.cancel();
  window.addEventListener("offline", giveUp);
  upload.on("state_changed", ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
  try {
    await upload;
    return null;
  } catch (error) {
    return failureOf(error, isOnline());
  } finally {
    window.removeEventListener("offline", giveUp);
  }
}
