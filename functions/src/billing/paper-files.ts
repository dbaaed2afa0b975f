import { getApps, initializeApp } from "firebase-admin/app";
import { getStorage } from "firebase-admin/storage";
import { createPrivateFiles, type PrivateFiles } from "./private-files.ts";

let created: PrivateFiles | undefined;

/** The papers of this project; the first app is the one that everything else uses. */
export const paperFiles = (): PrivateFiles =>
  (created ??= createPrivateFiles(getStorage(getApps()[0] ?? initializeApp()).bucket()));
