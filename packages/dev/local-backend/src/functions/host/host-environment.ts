/** Where the other services stand, under the names the Firebase SDKs read. */
export interface EmulatorAddresses {
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
  readonly functions: string;
}

export const emulatorVariables = (addresses: EmulatorAddresses, projectId: string): Record<string, string> => ({
  GCLOUD_PROJECT: projectId,
  GOOGLE_CLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
  FIRESTORE_EMULATOR_HOST: addresses.firestore,
  FIREBASE_AUTH_EMULATOR_HOST: addresses.auth,
  FIREBASE_STORAGE_EMULATOR_HOST: addresses.storage,
  STORAGE_EMULATOR_HOST: `http://${addresses.storage}`,
  CLOUD_TASKS_EMULATOR_HOST: addresses.functions,
  FIREBASE_EMULATOR_HUB: addresses.functions,
  // Else google-auth looks for a cloud machine around it and warns.
  METADATA_SERVER_DETECTION: "none",
});

/** Variables that functions see beyond that, as in Google's emulator: unsigned tokens pass, pages of this machine may call. */
export const hostVariables: Readonly<Record<string, string>> = {
  FUNCTIONS_EMULATOR: "true",
  FIREBASE_DEBUG_MODE: "true",
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
  TZ: "UTC",
};
