import type { Backend } from "firebase-local-backend";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";

/** The browser configuration for a local backend of a test. */
export const localConfig = (
  backend: Pick<Backend, "projectId" | "ports">,
  functionsPort = backend.ports.functions,
): ClientConfig => ({
  firebase: {
    apiKey: "local",
    projectId: backend.projectId,
    appId: "local",
    storageBucket: `${backend.projectId}.appspot.com`,
  },
  emulators: {
    enabled: true,
    host: "127.0.0.1",
    firestorePort: backend.ports.firestore,
    authPort: backend.ports.auth,
    functionsPort,
    storagePort: backend.ports.storage,
  },
  functionsBase: { us: "", europe: "" },
  appCheck: { provider: "off" },
});
