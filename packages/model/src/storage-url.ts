import type { ClientConfig } from "@lokalkorb/configuration/client-config";

/** Where a public file is downloaded. */
export function storageUrl({ firebase, emulators }: ClientConfig, path: string): string {
  const base = emulators.enabled
    ? `http://${emulators.host}:${emulators.storagePort}`
    : "https://firebasestorage.googleapis.com";
  const bucket = firebase.storageBucket ?? `${firebase.projectId}.firebasestorage.app`;
  return `${base}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
